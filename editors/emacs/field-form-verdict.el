;;; field-form-verdict.el --- How groups and forms are judged  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What stands behind the title of a form, and behind that of each group.

;;; Code:

(require 'cl-lib)
(require 'field-area)
(eval-when-compile (require 'subr-x))

(defvar-local field-form--groups nil
  "Alist of the names of this form's groups and the overlays of their verdicts.")

(defvar-local field-form--verdict nil
  "Overlay that shows how the form as a whole is judged.")

(defvar-local field-form--verdicts nil
  "Alist of what was said last of groups, by their names, and of the form, by t.
Each is a list of whether it is valid, and the counts of fields that
are invalid and pending.")

(defvar-local field-form--members (make-hash-table :test #'equal)
  "The areas of each group by its name, as the form was drawn; all by t.")

(defun field-form--word (name &rest values)
  "Return what NAME with VALUES says in this form; see `field-session-word'."
  (apply #'field-session-word field-session-of-buffer name values))

(defun field-form--verdict-words (key)
  "Return what shows of the verdict of KEY; nil where nothing was said of it.
What nobody has begun, and need not, is not said to be complete."
  (pcase (alist-get key field-form--verdicts nil nil #'equal)
    ('nil nil)
    (`(,valid ,invalid ,pending)
     (cond ((and valid (cl-some #'field-area-answered-p (gethash key field-form--members)))
            (propertize (concat "  ✓ " (field-form--word :complete)) 'face 'field-area-valid))
           (valid (propertize (concat "  " (field-form--word :optional))
                              'face 'field-area-helper))
           ((and (> pending 0) (= pending invalid))
            (propertize "  …" 'face 'field-area-helper))
           (t (propertize (concat "  " (field-form--word :left :count invalid))
                          'face 'field-area-helper))))))

(defun field-form--show-verdict (key valid invalid pending)
  "Show at KEY the verdict VALID with counts INVALID and PENDING.
KEY is the name of a group, or t for the form."
  (setf (alist-get key field-form--verdicts nil nil #'equal)
        (list (field-server-true-p valid) invalid (or pending 0)))
  (field-form--write-verdict key))

(defun field-form--write-verdict (key)
  "Write the verdict of KEY anew, where it shows."
  (when-let ((overlay (if (eq key t) field-form--verdict
                        (cdr (assoc key field-form--groups)))))
    (field-area-put overlay 'before-string (field-form--verdict-words key))))

(defun field-form--count (area)
  "Write the verdicts on AREA's group and form anew, where it was or is answered."
  (let ((answered (field-area-answered-p area)))
    (unless (eq answered (field-area-counted area))
      (setf (field-area-counted area) answered)
      (field-form--write-verdict (plist-get (field-area-definition area) :group))
      (field-form--write-verdict t))))

(provide 'field-form-verdict)
;;; field-form-verdict.el ends here
