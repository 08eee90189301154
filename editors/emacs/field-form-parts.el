;;; field-form-parts.el --- Pages of forms, and sections that repeat  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Turning pages; adding, removing, moving rows, and bringing back those
;; that were removed.

;;; Code:

(require 'cl-lib)
(require 'field-control)
(require 'field-form-buffer)
(eval-when-compile (require 'subr-x))

(declare-function field-form-goto "field-form")

(defvar-local field-form--removed nil
  "The rows that were removed, the last first: (SECTION AT TEXTS) each.")

(defun field-form-take-changed (changed)
  "Show CHANGED, what the end of editing made of texts: a plist by field id."
  (cl-loop for (id now) on changed by #'cddr
           for area = (field-form--area (substring (symbol-name id) 1))
           when (and area (field-area-settled-p area))
           do (field-area--take-text area (plist-get now :text) nil
                                     (plist-get now :selection) (plist-get now :version))))

(defun field-form--dynamic-p ()
  "Return non-nil if fields of this form come and go by what others hold."
  (cl-flet ((depends (fields)
              (cl-some (lambda (field)
                         (or (consp (plist-get field :shown))
                             (consp (plist-get field :enabled))))
                       fields)))
    (or (depends (plist-get field-form--definition :fields))
        (depends (plist-get field-form--definition :pages))
        (cl-some (lambda (section) (depends (plist-get section :fields)))
                 (plist-get field-form--definition :sections)))))

(defun field-form-hear ()
  "Take all that the server has to say by now."
  (field-session-ask field-session-of-buffer :field/list
                     (list :form (field-form--name) :limit 0)))

(defun field-form-catch-up ()
  "End the field at point, and wait for what that makes of others.
What was typed may bring a field, or take one away."
  (when (and (field-form--dynamic-p)
             (field-session-live-p field-session-of-buffer))
    (let ((here (field-form--where (point))))
      (field-area-move-focus nil)
      (field-form-hear)
      (field-form-arrange)
      (goto-char (field-form--place here))))
  (field-form-arrange))


;;; Pages

(defun field-form--turn (params &optional id)
  "Turn the page as PARAMS say; go to what is to be mended, else to the field ID.
Without ID that is the first field of the page."
  (unless field-form--page
    (user-error "This form has one page"))
  (field-area-move-focus nil)
  (let* ((answer (field-session-ask field-session-of-buffer :form/page
                                    `(:form ,(field-form--name) ,@params)))
         (first (plist-get answer :first))
         (moved (field-server-true-p (plist-get answer :moved))))
    (setq field-form--page (plist-get answer :page))
    (field-form-take-changed (plist-get answer :changed))
    (field-form--redraw)
    (cond (first (field-form-goto first))
          (id (field-form-goto id))
          (moved
           (when-let ((area (cl-find-if (lambda (area)
                                          (and (field-area-editable-p area)
                                               (equal field-form--page
                                                      (field-form--page-of area))))
                                        field-area-list)))
             (field-form-goto (field-area-id area)))))
    (when first
      (field-form-hear)
      (message "%s" (or (field-area-message (field-form--area first))
                        (field-form--word :fix :count (length (plist-get answer :invalid))))))))

(defun field-form-next-page ()
  "Turn to the next page, where this one may be left."
  (interactive)
  (field-form--turn '(:to "next")))

(defun field-form-previous-page ()
  "Turn to the page before."
  (interactive)
  (field-form--turn '(:to "previous")))

(defun field-form-show-page-of (id)
  "Turn to the page that the field ID is on, where another shows."
  (let* ((area (field-form--area id))
         (page (and area (field-form--page-of area))))
    (when (and page field-form--page (not (equal page field-form--page)))
      (field-form--turn (list :page page) id))))


;;; Rows

(defun field-form--take-row (section number snapshots)
  "Make the areas of row NUMBER of SECTION, whose fields have SNAPSHOTS."
  (cons number
        (cl-loop for snapshot across snapshots
                 for field across (plist-get (field-form-section-definition section) :fields)
                 collect (field-area-make
                          field-session-of-buffer snapshot
                          `( :field ,(plist-get snapshot :field)
                             :group ,(plist-get snapshot :group)
                             ,@(cl-loop for (member value) on field by #'cddr
                                        unless (memq member '(:field :group))
                                        nconc (list member value)))))))

(defun field-form--make-section-of (definition told)
  "Make the section of DEFINITION, which the server has TOLD of."
  (let* ((section (field-form--make-section :definition definition))
         (count (length (plist-get definition :fields))))
    (setf (field-form-section-rows section)
          (cl-loop for number across (plist-get told :rows)
                   for position from 0 by count
                   collect (field-form--take-row
                            section number
                            (seq-subseq (plist-get told :fields) position
                                        (+ position count)))))
    section))

(defun field-form--ask-rows (method section params)
  "Send METHOD about SECTION with PARAMS, and return the result."
  (condition-case failed
      (field-session-ask
       field-session-of-buffer method
       `( :form ,(field-form--name)
          :section ,(plist-get (field-form-section-definition section) :section)
          ,@params))
    (field-server-error
     (pcase (plist-get (plist-get (nth 2 failed) :data) :reason)
       ("section-full" (user-error "%s" (field-form--word :full)))
       ("section-least" (user-error "%s" (field-form--word :least)))
       (_ (signal (car failed) (cdr failed)))))))

(defun field-form--rows-changed (section numbers)
  "Show the rows of SECTION that have NUMBERS, in that order."
  (setf (field-form-section-rows section)
        (mapcar (lambda (number) (assq number (field-form-section-rows section)))
                numbers))
  (field-form--redraw)
  (field-session-changed field-session-of-buffer))

(defun field-form--row-here ()
  "Return (SECTION . NUMBER) of the row at point, or signal an error."
  (or (field-form--row-of (field-area-at (point))) (user-error "No row here")))

(defun field-form-add-row (&optional section at texts)
  "Add a row to SECTION at the index AT, with TEXTS, and go there.
Interactively, behind the row at point, or to the only section."
  (interactive)
  (let* ((here (and (not section) (field-form--row-of (field-area-at (point)))))
         (section (or section (car here)
                      (let ((sections (field-form--sections)))
                        (if (or (null sections) (cdr sections))
                            (user-error "No row here")
                          (car sections)))))
         (at (or at (and here (1+ (cl-position (cdr here) (field-form-section-rows section)
                                               :key #'car)))))
         (answer (field-form--ask-rows :section/add section
                                       `(,@(and at (list :at at))
                                         ,@(and texts (list :texts texts)))))
         (row (field-form--take-row section (plist-get answer :row)
                                    (plist-get answer :fields))))
    (push row (field-form-section-rows section))
    (field-form--rows-changed section (append (plist-get answer :rows) nil))
    (field-form-goto (field-area-id (cadr row)))))

(defun field-form-remove-row (&optional section number)
  "Remove the row NUMBER of SECTION; interactively the one at point.
`field-form-restore-row' brings it back."
  (interactive)
  (pcase-let* ((`(,section . ,number) (if section (cons section number)
                                        (field-form--row-here)))
               (answer (progn
                         (field-area-move-focus nil)
                         (field-form--ask-rows :section/remove section
                                               (list :row number))))
               (numbers (append (plist-get answer :rows) nil)))
    (push (list section (plist-get answer :at) (plist-get answer :texts))
          field-form--removed)
    (field-form--rows-changed section numbers)
    (message "%s · %s %s" (field-form--word :removed)
             (substitute-command-keys "\\[field-form-restore-row]")
             (field-form--word :restore))
    (when numbers
      (field-form-goto
       (field-area-id (cadr (assq (nth (min (plist-get answer :at) (1- (length numbers)))
                                       numbers)
                                  (field-form-section-rows section))))))))

(defun field-form-restore-row ()
  "Bring back the row that was removed last."
  (interactive)
  (pcase-let ((`(,section ,at ,texts) (or (pop field-form--removed)
                                          (user-error "No row was removed"))))
    (field-form-add-row section (min at (length (field-form-section-rows section))) texts)))

(defun field-form--move-row (places)
  "Move the row at point by PLACES."
  (pcase-let* ((`(,section . ,number) (field-form--row-here))
               (rows (field-form-section-rows section))
               (to (+ places (cl-position number rows :key #'car))))
    (when (and (>= to 0) (< to (length rows)))
      (let ((answer (field-form--ask-rows :section/move section
                                          (list :row number :to to))))
        (field-form--rows-changed section (append (plist-get answer :rows) nil))))))

(defun field-form-move-row-up ()
  "Move the row at point before the one above it."
  (interactive)
  (field-form--move-row -1))

(defun field-form-move-row-down ()
  "Move the row at point behind the one below it."
  (interactive)
  (field-form--move-row 1))


;;; After the server died

(defun field-form--match-rows (told whole)
  "Give a new server, which has TOLD of its sections, the rows that show.
WHOLE: it has them by their numbers, as they were some time before."
  (let ((session field-session-of-buffer))
    (seq-do
     (lambda (status)
       (let* ((name (plist-get status :section))
              (section (field-form--section name))
              (first (append (plist-get status :rows) nil))
              (there (copy-sequence first)))
         (cl-flet ((send (method params &optional success)
                     (field-session-send session method
                                         `(:form ,(field-form--name) :section ,name ,@params)
                                         success)))
           (cl-loop
            for row in (field-form-section-rows section)
            for at from 0
            for number = (if whole (car row) (nth at first))
            do (let ((row row))
                 (if (memq number (nthcdr at there))
                     (progn
                       (unless (eql number (nth at there))
                         (send :section/move (list :row number :to at)))
                       (setq there (append (cl-subseq there 0 at) (list number)
                                           (delq number (nthcdr at there))))
                       (field-form--rename-row row number name))
                   (send :section/add (list :at at)
                         (lambda (answer)
                           (field-form--rename-row row (plist-get answer :row) name)))
                   (setq there (append (cl-subseq there 0 at) (list 0)
                                       (nthcdr at there))))))
           (dolist (gone (nthcdr (length (field-form-section-rows section)) there))
             (send :section/remove (list :row gone))))))
     told)))

(defun field-form--rename-row (row number name)
  "Let ROW of the section NAME have NUMBER."
  (setcar row number)
  (dolist (area (cdr row))
    (setf (field-area-id area)
          (replace-regexp-in-string "\\`.*\\]\\." (format "%s[%d]." name number)
                                    (field-area-id area) t t))))

(provide 'field-form-parts)
;;; field-form-parts.el ends here
