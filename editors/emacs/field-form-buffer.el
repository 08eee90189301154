;;; field-form-buffer.el --- How a form stands in its buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; From the definition of a form to requests and to text: title, groups
;; with their verdicts, a line for each field, and the button.

;;; Code:

(require 'cl-lib)
(require 'field-edit)
(eval-when-compile (require 'subr-x))

(declare-function field-form-submit "field-form")

(defface field-form-title '((t :weight bold :height 1.3))
  "The title of a form."
  :group 'field-server)

(defface field-form-group '((t :inherit font-lock-keyword-face :weight bold))
  "The title of a group of fields."
  :group 'field-server)

(defface field-form-label '((t :inherit default))
  "The label of a field."
  :group 'field-server)

(defface field-form-button '((t :inherit button))
  "The button that submits."
  :group 'field-server)

(defvar-local field-form--definition nil
  "What the form file of this buffer says.")

(defvar-local field-form--groups nil
  "Alist of the names of this form's groups and the overlays of their verdicts.")

(defvar-local field-form--button nil
  "Marker of the button that submits.")

(defvar-local field-form--verdict nil
  "Overlay that shows how the form as a whole is judged.")


;;; Requests

(defun field-form--name ()
  "Return the form's name in the protocol."
  (or (plist-get field-form--definition :form) ""))

(defun field-form--create-params (definition)
  "Return the params of `field/create' for the field DEFINITION."
  `(:form ,(field-form--name) ,@definition))

(defun field-form--preparation ()
  "Return the requests that come before those for fields: (METHOD PARAMS) each."
  (append
   (mapcar (lambda (type) (list :type/define type))
           (plist-get field-form--definition :types))
   (list (list :form/open
               `( :form ,(field-form--name)
                  ,@(when-let ((order (plist-get field-form--definition :order)))
                      (list :order order)))))))

(defun field-form--rules ()
  "Return the requests that come behind those for fields: (METHOD PARAMS) each."
  (let (rules)
    (mapc (lambda (rule)
            (push rule (alist-get (plist-get rule :group) rules nil nil #'equal)))
          (plist-get field-form--definition :rules))
    (mapcar (lambda (entry)
              (list :group/define
                    (list :form (field-form--name) :group (car entry)
                          :rules (vconcat (nreverse (cdr entry))))))
            (nreverse rules))))

(defun field-form--group-names ()
  "Return (NAME . TITLE) of the groups in the order in which they show."
  (let* ((groups (mapcar (lambda (group)
                           (cons (plist-get group :name)
                                 (or (plist-get group :title) (plist-get group :name))))
                         (plist-get field-form--definition :groups)))
         (named (mapcar (lambda (field) (plist-get field :group))
                        (plist-get field-form--definition :fields)))
         (all (append groups
                      (mapcar (lambda (name) (cons name name))
                              (cl-remove-if (lambda (name) (assoc name groups))
                                            (delete-dups (copy-sequence named))))))
         (none (assoc nil all)))
    ;; Fields of no group stand together: first where the file begins with one.
    (cond ((null none) all)
          ((car named) (append (delq none all) (list none)))
          (t (cons none (delq none all))))))


;;; Drawing

(defun field-form--fixed (text &rest properties)
  "Insert TEXT, which nobody can change, with PROPERTIES."
  (insert (apply #'propertize text 'read-only t 'field 'field-form
                 'rear-nonsticky t properties)))

(defun field-form--draw (session snapshots)
  "Show the fields of SESSION: SNAPSHOTS is a list of (DEFINITION . SNAPSHOT)."
  (let* ((inhibit-read-only t)
         (labels (mapcar (lambda (entry) (field-form--label (cdr entry))) snapshots))
         (column (+ 3 (apply #'max 0 (mapcar #'string-width labels)))))
    (setq buffer-undo-list t)
    (field-form--fixed (plist-get field-form--definition :title) 'face 'field-form-title
                       ;; Nothing goes in front of it either.
                       'front-sticky '(read-only))
    (setq field-form--verdict (field-form--verdict-overlay))
    (pcase-dolist (`(,group . ,title) (field-form--group-names))
      (field-form--fixed "\n")
      (when group
        (field-form--fixed title 'face 'field-form-group)
        (push (cons group (field-form--verdict-overlay)) field-form--groups))
      (pcase-dolist (`(,definition . ,snapshot) snapshots)
        (when (equal group (plist-get definition :group))
          (field-form--draw-field session definition snapshot column))))
    (field-form--fixed "\n")
    (setq field-form--button (point-marker))
    (insert-text-button "[ Submit ]" 'face 'field-form-button 'read-only t
                        'follow-link t
                        'action (lambda (_button) (field-form-submit)))
    (field-form--fixed "\n")
    ;; In the order in which they show, whatever that of the file.
    (setq field-area-list (sort field-area-list
                                (lambda (one other)
                                  (< (field-area-start one) (field-area-start other)))))))

(defun field-form--label (snapshot)
  "Return the label that SNAPSHOT says, with a mark where it is required."
  (let ((label (plist-get (plist-get snapshot :presentation) :label)))
    (concat (plist-get label :text)
            (and (field-server-true-p (plist-get label :required)) " *"))))

(defun field-form--verdict-overlay ()
  "End the line, and return an overlay that can show a verdict at its end."
  (let ((end (point)))
    (field-form--fixed "\n")
    (make-overlay end (point))))

(defun field-form--draw-field (session definition snapshot column)
  "Show a field of SESSION, which has SNAPSHOT, from COLUMN on.
DEFINITION is what the form file says of it."
  (let ((label (field-form--label snapshot)))
    (field-form--fixed (concat " " label
                               (make-string (- column (string-width label) 1) ?\s))
                       'face 'field-form-label)
    (let ((start (point)))
      (insert (plist-get snapshot :text))
      (field-form--fixed "\n")
      (save-excursion
        (field-area-add session start (1- (point)) snapshot
                        (field-form--create-params definition) :column column)))))

(defun field-form--show-verdict (overlay valid invalid pending)
  "Show in OVERLAY the verdict VALID with counts INVALID and PENDING."
  (overlay-put overlay 'before-string
               (cond ((field-server-true-p valid) (propertize "  ✓" 'face 'field-area-valid))
                     ((and pending (> pending 0) (= pending invalid))
                      (propertize "  …" 'face 'field-area-helper))
                     (t (propertize (format "  %d to do" invalid)
                                    'face 'field-area-helper)))))

(defun field-form--show-verdicts (verified)
  "Show VERIFIED, the answer to `group/verify' of the whole form."
  (let ((invalid (append (plist-get verified :invalid) nil)))
    (pcase-dolist (`(,group . ,overlay) field-form--groups)
      (let ((count (cl-count-if
                    (lambda (area)
                      (and (equal group (plist-get (field-area-definition area) :group))
                           (member (field-area-id area) invalid)))
                    field-area-list)))
        (field-form--show-verdict overlay (= count 0) count 0)))
    (field-form--show-verdict field-form--verdict (null invalid) (length invalid) 0)))

(defun field-form--area (id)
  "Return the area of the field ID."
  (cl-find id field-area-list :key #'field-area-id :test #'equal))

(provide 'field-form-buffer)
;;; field-form-buffer.el ends here
