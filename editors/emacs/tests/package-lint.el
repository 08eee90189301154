;;; package-lint.el --- Asks of the package what archives ask  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `emacs --batch -l tests/package-lint.el FILE…' fails where package-lint,
;; as Debian has it, finds something in the files of the package.

;;; Code:

(setq load-prefer-newer t)
(let ((default-directory "/usr/share/emacs/site-lisp/elpa-src/"))
  (normal-top-level-add-subdirs-to-load-path))
(require 'package-lint)

;; The package is named for what people call, its files and functions for what they are about: fields.
(setq package-lint-main-file (expand-file-name "field-form.el"))
(push '("field-form" "field") package-lint--allowed-prefix-mappings)

(defconst archive-too-new "This makes the package uninstallable in all released Emacs versions."
  "What a package-lint older than an Emacs says of who needs that Emacs.")

(let (found)
  (dolist (file command-line-args-left)
    (with-temp-buffer
      (insert-file-contents (expand-file-name file) t)
      (emacs-lisp-mode)
      (pcase-dolist (`(,line ,column ,kind ,message) (package-lint-buffer))
        (unless (and (equal message archive-too-new)
                     (string-match-p "(emacs \"28\\.1\")" (buffer-string)))
          (push (format "%s:%s:%s: %s: %s" file line column kind message) found)))))
  (dolist (line (nreverse found))
    (message "%s" line))
  (kill-emacs (if found 1 0)))

;;; package-lint.el ends here
