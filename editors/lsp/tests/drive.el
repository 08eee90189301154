;;; drive.el --- What somebody does with a form file in Emacs  -*- lexical-binding: t -*-

;;; Code:

(package-initialize)
(load (expand-file-name "../form.el" (file-name-directory load-file-name)) nil t)

(defun drive-until (what condition)
  "Wait until CONDITION is true, which is called WHAT."
  (let ((end (+ (float-time) 60)))
    (while (not (funcall condition))
      (when (> (float-time) end) (error "Never: %s" what))
      (accept-process-output nil 0.02))))

(defun drive-marks ()
  "What is marked, with its message."
  (mapcar (lambda (one)
            (list (buffer-substring-no-properties (flymake-diagnostic-beg one) (flymake-diagnostic-end one))
                  (car (split-string (flymake-diagnostic-text one) "\n"))))
          (flymake-diagnostics)))

(defun drive-say (&rest what)
  "Print WHAT for the test."
  (princ (format "%S\n" what)))

(find-file (car command-line-args-left))
(setq command-line-args-left nil)
;; No command ends in a batch, so that the hook of `eglot-ensure' does not run.
(unless (eglot-current-server) (apply #'eglot--connect (eglot--guess-contact)))
(drive-until "a diagnostic" (lambda () (flymake-start) (drive-marks)))
(apply #'drive-say 'marks (drive-marks))

;; Completion, as C-M-i asks for it.
(search-forward "\"emial")
(delete-region (- (point) 5) (point))
(insert "phon")
(eglot--signal-textDocument/didChange)
(completion-at-point)
(drive-say 'completed (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
(eglot--signal-textDocument/didChange)
(drive-until "no diagnostic" (lambda () (flymake-start) (not (drive-marks))))

;; Another name for a field.
(search-forward "\"mail")
(eglot-rename "email")
(drive-say 'renamed (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
(goto-char (point-min))
(drive-say 'both (how-many "\"email\""))

(erase-buffer)
(insert "{\"title\":\"T\",\"fields\":[{\"field\":\"a\"}]}")
(eglot-format-buffer)
(drive-say 'formatted (buffer-string))
(set-buffer-modified-p nil)
;;; drive.el ends here
