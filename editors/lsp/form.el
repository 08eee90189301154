;;; form.el --- Form files and filled forms in Emacs by eglot  -*- lexical-binding: t -*-

;;; Code:

(require 'js)
(require 'eglot)

(define-derived-mode field-form-file-mode js-mode "Form file"
  "JSON that describes a form of field-server.")

(define-derived-mode field-filled-form-mode text-mode "Form"
  "A form of field-server that is filled in as text."
  (setq-local comment-start "# "))

;; In text, C-M-i asks for a word of the spelling checker.
(define-key field-filled-form-mode-map (kbd "C-M-i") #'completion-at-point)

(add-to-list 'auto-mode-alist '("\\.form\\.json\\'" . field-form-file-mode))
(add-to-list 'auto-mode-alist '("\\.form\\'" . field-filled-form-mode))
(dolist (mode '(field-form-file-mode field-filled-form-mode))
  (add-to-list 'eglot-server-programs `(,mode . ("field-server" "lsp"))))
(add-hook 'field-form-file-mode-hook #'eglot-ensure)
(add-hook 'field-filled-form-mode-hook #'eglot-ensure)

;;; form.el ends here
