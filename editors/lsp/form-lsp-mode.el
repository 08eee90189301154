;;; form-lsp-mode.el --- Form files and filled forms in Emacs by lsp-mode  -*- lexical-binding: t -*-

;;; Code:

(require 'js)
(require 'lsp-mode)

(define-derived-mode field-form-file-mode js-mode "Form file"
  "JSON that describes a form of field-server.")

(define-derived-mode field-filled-form-mode text-mode "Form"
  "A form of field-server that is filled in as text."
  (setq-local comment-start "# "))

;; In text, C-M-i asks for a word of the spelling checker.
(define-key field-filled-form-mode-map (kbd "C-M-i") #'completion-at-point)

(add-to-list 'auto-mode-alist '("\\.form\\.json\\'" . field-form-file-mode))
(add-to-list 'auto-mode-alist '("\\.form\\'" . field-filled-form-mode))
(add-to-list 'lsp-language-id-configuration '(field-form-file-mode . "json"))
(add-to-list 'lsp-language-id-configuration '(field-filled-form-mode . "form"))
(lsp-register-client
 (make-lsp-client :new-connection (lsp-stdio-connection '("field-server" "lsp"))
                  :major-modes '(field-form-file-mode field-filled-form-mode)
                  :server-id 'field-server))
(add-hook 'field-form-file-mode-hook #'lsp)
(add-hook 'field-filled-form-mode-hook #'lsp)

;;; form-lsp-mode.el ends here
