;;; lint.el --- Compiles without warnings, and says what it should  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `emacs --batch -L . -l tests/lint.el FILE…' fails where the compiler
;; or checkdoc has something to say about a file.

;;; Code:

(require 'bytecomp)
(require 'checkdoc)

(defun lint-compile (file)
  "Compile FILE; return non-nil if there were no warnings."
  (let* ((compiled (make-temp-file "field-" nil ".elc"))
         (byte-compile-error-on-warn t)
         (byte-compile-dest-file-function (lambda (_) compiled)))
    (unwind-protect (byte-compile-file file)
      (delete-file compiled))))

(defun lint-check (file)
  "Look at the documentation in FILE; return non-nil if nothing is wrong with it."
  (let* ((checkdoc-diagnostic-buffer "*lint*")
         (checkdoc-spellcheck-documentation-flag nil)
         (checkdoc-verb-check-experimental-flag nil)
         (start (with-current-buffer (get-buffer-create checkdoc-diagnostic-buffer)
                  (point-max)))
         found)
    (with-current-buffer (find-file-noselect file)
      (checkdoc-current-buffer t))
    (with-current-buffer checkdoc-diagnostic-buffer
      (goto-char start)
      (while (re-search-forward "^.+:[0-9]+: .*$" nil t)
        (push (match-string 0) found)))
    (dolist (line (nreverse found))
      (message "%s" line))
    (null found)))

(let ((good t))
  (dolist (file command-line-args-left)
    (unless (and (lint-compile file) (lint-check file))
      (setq good nil)))
  (kill-emacs (if good 0 1)))

;;; lint.el ends here
