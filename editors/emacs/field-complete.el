;;; field-complete.el --- Completion in fields  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Completion at point and in the minibuffer: from what can be chosen,
;; as the server finds it, and of files.

;;; Code:

(require 'cl-lib)
(require 'field-control)
(eval-when-compile (require 'subr-x))

(defun field-complete--entries (area query count)
  "Return COUNT entries, at most, that QUERY finds for AREA, but disabled ones."
  (cl-remove-if (lambda (entry) (field-server-true-p (plist-get entry :disabled)))
                (append (plist-get
                         (field-session-ask
                          (field-area-session area) :field/choices
                          (list :field (field-area-id area) :query query :from 0 :count count))
                         :entries)
                        nil)))

(defun field-complete--table (area)
  "Return a completion table of what can be chosen in AREA.
The server finds; nothing that it found is left out."
  (let (last-query entries)
    (lambda (string _predicate action)
      (unless (equal string last-query)
        (setq entries (field-complete--entries area string 200)
              last-query string))
      (let ((labels (mapcar (lambda (entry) (plist-get entry :label)) entries)))
        (cond
         ((eq action 'metadata)
          `(metadata (category . field-choice)
                     (display-sort-function . identity)
                     (cycle-sort-function . identity)
                     (annotation-function
                      . ,(lambda (label)
                           (let ((description (plist-get (field-complete--named label entries)
                                                         :description)))
                             (and description (concat "  " description)))))
                     (group-function
                      . ,(lambda (label transform)
                           (if transform label
                             (plist-get (field-complete--named label entries) :group))))))
         ((eq (car-safe action) 'boundaries) nil)
         ((eq action 'lambda) (and (member-ignore-case string labels) t))
         ((eq action t) labels)
         (t (field-complete--common string labels)))))))

(defun field-complete--named (label entries)
  "Return the one of ENTRIES that has LABEL."
  (cl-find label entries :key (lambda (entry) (plist-get entry :label)) :test #'equal))

(defun field-complete--common (string labels)
  "Return what STRING becomes where LABELS are found, as `try-completion' does."
  (let ((completion-ignore-case t))
    (cond ((null labels) nil)
          ((cdr labels)
           (let ((common (try-completion "" labels)))
             (if (and (stringp common) (string-prefix-p string common t)) common string)))
          ((equal string (car labels)) t)
          (t (car labels)))))

(defun field-complete--try (string table predicate point)
  "Complete STRING at POINT by TABLE and PREDICATE, as the server finds."
  (let ((found (funcall table string predicate nil)))
    (if (stringp found)
        (cons found (if (equal found string) point (length found)))
      found)))

(defun field-complete--all (string table predicate _point)
  "Return all that TABLE with PREDICATE finds for STRING."
  (funcall table string predicate t))

(add-to-list 'completion-styles-alist
             '(field-choice field-complete--try field-complete--all
                            "What field-server finds in a list."))
(add-to-list 'completion-category-defaults '(field-choice (styles field-choice)))

(defun field-complete--bounds (area)
  "Return where what is completed in AREA starts and ends: all, or one of several."
  (let ((item (and (field-control--several-p area)
                   (cl-find-if (lambda (segment)
                                 (field-server-true-p (plist-get segment :active)))
                               (field-area-segments area))))
        (start (field-area-start area)))
    (cond (item (cons (+ start (plist-get (plist-get item :range) :start))
                      (+ start (plist-get (plist-get item :range) :end))))
          ((field-control--several-p area) (cons (point) (point)))
          (t (cons start (field-area-end area))))))

(defun field-complete-at-point ()
  "Complete the text of the field at point from its choices, or as a file.
For `completion-at-point-functions'."
  (let ((area (field-area-at (point))))
    (when area
      (add-hook 'field-area-leave-functions #'field-complete-end nil t))
    (cond
     ((null area) nil)
     ((equal (field-area-control area) "file")
      (list (field-area-start area) (field-area-end area) #'completion-file-name-table
            :predicate (field-complete--file-predicate area)
            :exclusive 'no))
     ((or (field-area-has-list-p area) (field-control-box-p area))
      (field-control-settle area)
      (pcase-let ((`(,start . ,end) (field-complete--bounds area)))
        (list start end (if (field-control-box-p area)
                            (completion-table-case-fold (field-area-choices area))
                          (field-complete--table area))
              :exclusive 'no
              ;; TAB is to go on to the next field then, not to complete again.
              :exit-function (lambda (_text status)
                               (when (eq status 'finished)
                                 (field-area-close-list area)
                                 (field-complete-end)))))))))

(defun field-complete-end (&rest _)
  "End completion here, and take the window of completions away."
  (remove-hook 'field-area-leave-functions #'field-complete-end t)
  (completion-in-region-mode -1)
  (minibuffer-hide-completions))

(defun field-complete--file-predicate (area)
  "Return a predicate for files that AREA may have; folders lead on."
  (let ((accept (plist-get (plist-get (field-area-presentation area) :file) :accept)))
    (lambda (name)
      (or (null accept)
          (directory-name-p name)
          (field-server-accepted-p name accept)))))

(defun field-complete-in-minibuffer ()
  "Choose what the field at point holds, in the minibuffer.
There a file is completed as ever, and in a list the server finds."
  (interactive)
  (let* ((area (field-control--here))
         (presentation (field-area-presentation area))
         (prompt (format "%s: " (plist-get (plist-get presentation :label) :text)))
         (completion-ignore-case t))
    (cond
     ((equal (field-area-control area) "file")
      (field-area-set-text
       area (read-file-name prompt nil nil nil (field-area-text area)
                            (field-complete--file-predicate area))))
     ((not (field-area-has-list-p area))
      (user-error "Nothing to choose from here"))
     (t
      (field-control-settle area)
      (let* ((table (field-complete--table area))
             (label (completing-read prompt table nil t))
             (entry (or (field-complete--named label (field-complete--entries area label 10))
                        (car (field-complete--entries area label 1)))))
        (field-area-close-list area)
        (when entry
          (field-control-act area "pick" (plist-get entry :index))))))))

(provide 'field-complete)
;;; field-complete.el ends here
