;;; form.el --- Form files in Emacs by eglot  -*- lexical-binding: t -*-

;;; Code:

(require 'js)
(require 'eglot)

(define-derived-mode field-form-file-mode js-mode "Form file"
  "JSON that describes a form of field-server.")

(add-to-list 'auto-mode-alist '("\\.form\\.json\\'" . field-form-file-mode))
(add-to-list 'eglot-server-programs '(field-form-file-mode . ("field-server" "lsp")))
(add-hook 'field-form-file-mode-hook #'eglot-ensure)

;;; form.el ends here
