;;; drive-lsp-mode.el --- What somebody does with forms in Emacs with lsp-mode  -*- lexical-binding: t -*-

;;; Code:

(package-initialize)
(load (expand-file-name "../form-lsp-mode.el" (file-name-directory load-file-name)) nil t)
;; Nobody is there who could be asked which folder is a project.
(require 'flymake)
(setq lsp-auto-guess-root t
      lsp-enable-snippet nil
      lsp-session-file (expand-file-name "session" default-directory))

(defvar drive-progress nil "The titles of the work that lsp-mode showed.")
(advice-add 'lsp-on-progress-modeline :before
            (lambda (_workspace params)
              (when-let ((title (lsp-get (lsp-get params :value) :title))) (push title drive-progress))))

(defun drive-until (what condition)
  "Wait until CONDITION is true, which is called WHAT."
  (let ((end (+ (float-time) 60)))
    (while (not (funcall condition))
      (when (> (float-time) end) (error "Never: %s" what))
      (accept-process-output nil 0.02))))

(defun drive-marks ()
  "What is marked, with its message."
  (flymake-start)
  (mapcar (lambda (one)
            (list (buffer-substring-no-properties (flymake-diagnostic-beg one) (flymake-diagnostic-end one))
                  (car (split-string (flymake-diagnostic-text one) "\n"))))
          (flymake-diagnostics)))

(defun drive-say (&rest what)
  "Print WHAT for the test."
  (princ (format "%S\n" what)))

(defun drive-line ()
  "The line of point."
  (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

;; A form file.
(find-file (pop command-line-args-left))
(drive-until "a diagnostic" #'drive-marks)
(apply #'drive-say 'marks (drive-marks))
(goto-char (point-min))
(search-forward "\"emial")
(lsp-execute-code-action (seq-find (lambda (one) (string-match-p "Replace" (lsp-get one :title))) (lsp-code-actions-at-point)))
(drive-say 'mended (drive-line))
(drive-until "no diagnostic" (lambda () (not (drive-marks))))
(search-backward "email")
(drive-say 'help (car (split-string (lsp-get (lsp-get (lsp-request "textDocument/hover" (lsp--text-document-position-params)) :contents) :value) "\n")))
(search-forward "\"mail")
(lsp-rename "email")
(drive-say 'renamed (how-many "\"email\"" (point-min)))
(lsp-format-buffer)
(save-buffer)

;; The same form, filled in.
(find-file (pop command-line-args-left))
(drive-until "a diagnostic" #'drive-marks)
(goto-char (point-min))
(search-forward "Mail: ")
(insert "ada@example.com")
(search-forward "nonsense")
(delete-region (line-beginning-position) (point))
(drive-until "no diagnostic" (lambda () (not (drive-marks))))
(goto-char (point-min))
(search-forward "Mail")
(drive-say 'filled (drive-line))
(search-forward "Day: ")
(insert "1/2/25")
(lsp-format-buffer)
(drive-say 'formatted (drive-line))
(save-buffer)
(drive-say 'progress drive-progress)
;;; drive-lsp-mode.el ends here
