;;; readme.el --- What the README says works  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Installs as the README says, in both ways, and runs its examples.

;;; Code:

(require 'ert)

(defconst readme-folder (expand-file-name ".." (file-name-directory load-file-name)))

(defun readme-example (containing)
  "Return the forms of the README's example that has CONTAINING in it."
  (with-temp-buffer
    (insert-file-contents (expand-file-name "README.md" readme-folder))
    (let (found)
      (while (re-search-forward "^```elisp\n\\(\\(?:.*\n\\)*?\\)```" nil t)
        (when (string-search containing (match-string 1))
          (setq found (match-string 1))))
      (car (read-from-string
            (concat "(progn " (string-replace "/path/to/field-server/editors/emacs"
                                              readme-folder (or found ""))
                    ")"))))))

(defun readme-emacs (&rest expressions)
  "Evaluate EXPRESSIONS in an Emacs without this package, and return what it prints."
  (with-temp-buffer
    (apply #'call-process (expand-file-name invocation-name invocation-directory) nil t nil
           "-Q" "--batch"
           (cl-loop for expression in expressions
                    collect "--eval" collect (prin1-to-string expression)))
    (buffer-string)))

(ert-deftest readme-load-path ()
  (should (string-match-p
           "(555) 2"
           (readme-emacs
            (readme-example "load-path")
            `(setq field-server-command (list ,(getenv "FIELD_SERVER")))
            '(define-key global-map (kbd "<f5>")
               (lambda () (interactive) (princ (field-read-string "Phone: " "phone"))))
            '(execute-kbd-macro (kbd "<f5> 5 5 5 2 3 4 5 6 7 8 RET"))))))

(ert-deftest readme-package ()
  (let ((folder (make-temp-file "packages" t)))
    (unwind-protect
        (let ((said (readme-emacs
                     `(setq package-user-dir ,folder)
                     '(require 'package)
                     `(package-install-file ,readme-folder)
                     '(princ (list 'field-form (commandp 'field-form) (fboundp 'field-read-string)
                                   (locate-library "field-form"))))))
          ;; Emacs 30 warns of the description that its own package.el has written.
          (should-not (string-match-p "Warning\\|Error" (replace-regexp-in-string "^field-form-pkg\\.el:.*" "" said)))
          (should (string-match-p (format "(field-form t t %s" (regexp-quote folder)) said)))
      (delete-directory folder t))))

(ert-deftest readme-examples ()
  (should (string-match-p
           "Calling \\+15552345678"
           (readme-emacs
            (readme-example "load-path")
            `(setq field-server-command (list ,(getenv "FIELD_SERVER")))
            (readme-example "my-call")
            '(define-key global-map (kbd "<f5>") 'my-call)
            '(execute-kbd-macro (kbd "<f5> 5 5 5 2 3 4 5 6 7 8 RET")))))
  (should (string-match-p
           "^1815-12-10"
           (readme-emacs
            (readme-example "load-path")
            '(require 'field-form)
            `(setq field-server-command (list ,(getenv "FIELD_SERVER")))
            (readme-example "field-form-show")
            '(execute-kbd-macro (kbd "A d a RET 1 2 1 0 1 8 1 5 RET")))))
  (should (string-match-p
           "That name is taken"
           (readme-emacs
            (readme-example "load-path")
            '(require 'field-form)
            (readme-example "field-add-validator")
            '(princ (funcall (gethash "login" field-validators) "root" nil))))))

(ert-run-tests-batch-and-exit)

;;; readme.el ends here
