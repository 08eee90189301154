;;; field-tests.el --- What the tests have in common  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; FIELD_SERVER names the server.  Keys come from keyboard macros: while
;; one runs Emacs takes no answers, so that it types faster than anyone.
;; Nothing sleeps; what has to come is waited for.

;;; Code:

(require 'ert)
(require 'field-form)
(require 'field-read)

(defconst field-tests-folder (file-name-directory (or load-file-name buffer-file-name))
  "Where the tests are.")

(setq field-server-command
      (list (expand-file-name (or (getenv "FIELD_SERVER") (error "FIELD_SERVER is not set")))))

(defvar field-tests-session nil
  "The session of the last form.")

(defun field-tests-settle ()
  "Take what comes until this buffer shows what the server has, and is told all."
  (should (field-session-wait
           field-session-of-buffer
           (lambda () (cl-every #'field-area-settled-p field-area-list))))
  ;; What was pushed before this answer has come before it.
  (field-session-ask field-session-of-buffer :field/list nil)
  (field-form-arrange))

(defun field-tests-wait (predicate)
  "Take what comes until PREDICATE holds."
  (should (field-session-wait field-tests-session predicate)))

(defun field-tests-type (keys)
  "Type KEYS, in the notation of `kbd', without a pause, then wait."
  (execute-kbd-macro (kbd keys))
  (field-tests-settle))

(defun field-tests-burst (text)
  "Type the characters of TEXT without a pause, and do not wait."
  (execute-kbd-macro (vconcat text)))

(defun field-tests-area (&optional id)
  "Return the area of the field ID, or the one at point."
  (if id (field-form--area id) (field-area-at (point))))

(defun field-tests-text (&optional id)
  "Return the text of the field ID, or of the one at point."
  (field-area-text (field-tests-area id)))

(defun field-tests-here ()
  "Return the id of the field at point, and point's offset in it."
  (let ((area (field-tests-area)))
    (cons (and area (field-area-id area))
          (and area (- (point) (field-area-start area))))))

(defun field-tests-shown (&optional id)
  "Return what is shown behind and below the text of the field ID."
  (let* ((area (field-tests-area id))
         (tail (field-area-tail area)))
    (substring-no-properties (concat (overlay-get (field-area-behind area) 'before-string) "\n"
                                     (and tail (overlay-get tail 'before-string))
                                     (and tail "\n")))))

(defun field-tests-verdict (overlay)
  "Return what OVERLAY says, of a group or the form."
  (string-trim (substring-no-properties (overlay-get overlay 'before-string))))

(defun field-tests-group (name)
  "Return what is shown of the group NAME."
  (field-tests-verdict (cdr (assoc name field-form--groups))))

(defmacro field-tests-with-form (form &rest body)
  "Run BODY in the buffer of FORM, a plist, or a file's name."
  (declare (indent 1) (debug t))
  `(let* ((form ,form)
          (buffer (if (stringp form)
                      (field-form (expand-file-name form field-tests-folder))
                    (field-form-show form))))
     (unwind-protect
         (progn (switch-to-buffer buffer)
                (setq field-tests-session field-session-of-buffer)
                (field-tests-settle)
                ,@body)
       (when (buffer-live-p buffer)
         (kill-buffer buffer)))))

(defun field-tests-one (&rest definition)
  "Return a form of one field, \"it\", of DEFINITION."
  (list :title "Test" :fields (vector (append '(:field "it") definition))))

(defmacro field-tests-with-shared (file field &rest body)
  "Run BODY in the form of FILE, one of Neovim's tests, with point in FIELD."
  (declare (indent 2) (debug t))
  `(field-tests-with-form (concat "../../neovim/tests/" ,file)
     (field-form-goto ,field)
     (field-tests-settle)
     ,@body))

(defun field-tests-ids ()
  "Return the ids of the fields that show, in order."
  (mapcar #'field-area-id field-area-list))

(defun field-tests-texts ()
  "Return the texts of the fields that show, in order."
  (mapcar #'field-area-text field-area-list))

(defun field-tests-buffer ()
  "Return the text of the buffer."
  (buffer-substring-no-properties (point-min) (point-max)))

(provide 'field-tests)
;;; field-tests.el ends here
