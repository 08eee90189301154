;;; field-form-buffer.el --- How a form stands in its buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; From the definition of a form to requests and to text: title, groups
;; with their verdicts, a line for each field, sections with their rows,
;; and buttons.  What does not show is not in the buffer: where fields
;; come or go, the buffer is written anew, and point stays in its field.

;;; Code:

(require 'cl-lib)
(require 'field-edit)
(require 'field-form-verdict)
(eval-when-compile (require 'subr-x))

(declare-function field-form-submit "field-form")
(declare-function field-form-next-page "field-form-parts")
(declare-function field-form-previous-page "field-form-parts")
(declare-function field-form-add-row "field-form-parts")
(declare-function field-form-remove-row "field-form-parts")

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

(cl-defstruct (field-form-section (:constructor field-form--make-section) (:copier nil))
  "A section that repeats."
  (definition nil :documentation "What the form file says of it.")
  (rows nil :documentation "Its rows in order: (NUMBER . AREAS) each."))

(defvar-local field-form--definition nil
  "What the form file of this buffer says.")

(defvar-local field-form--parts nil
  "The areas and sections of this form, in the order of its file.")

(defvar-local field-form--by-id (make-hash-table :test #'equal)
  "The areas of this form by the ids of their fields, as it was drawn.")

(defvar-local field-form--early nil
  "What was told of fields before they were made here, the last first.")

(defvar-local field-form--places nil
  "Where areas are to be, while the form is drawn, the last first.
Each is (AREA START END COLUMN).")

(defvar-local field-form--page nil
  "The name of the page that the form is on, or nil.")

(defvar-local field-form--left-out nil
  "The names of the pages that are left out, as their conditions have it.")

(defvar-local field-form--stale nil
  "Non-nil where something came or went that the buffer does not show yet.")

(defvar-local field-form--columns 80
  "How many columns there were when the form was drawn.")

(defvar-local field-form--button nil
  "Marker of the button that submits, or turns to the next page.")

(defvar-local field-form--buttons nil
  "Markers of all buttons that TAB stops at.")


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
                  :words t
                  ,@(cl-loop for member in '(:order :pages :sections)
                             for value = (plist-get field-form--definition member)
                             when value nconc (list member value)))))))

(defun field-form--rules ()
  "Return the requests that come behind those for fields: (METHOD PARAMS) each."
  (let (rules)
    (mapc (lambda (rule)
            (push (cl-loop for (name value) on rule by #'cddr
                           unless (eq name :group) append (list name value))
                  (alist-get (plist-get rule :group) rules nil nil #'equal)))
          (plist-get field-form--definition :rules))
    (mapcar (lambda (entry)
              (list :group/define
                    (list :form (field-form--name) :group (car entry)
                          :rules (vconcat (nreverse (cdr entry))))))
            (nreverse rules))))


;;; What there is

(defun field-form--areas ()
  "Return all areas of this form, those that do not show too."
  (cl-loop for part in field-form--parts
           append (if (field-form-section-p part)
                      (cl-loop for row in (field-form-section-rows part)
                               append (cdr row))
                    (list part))))

(defun field-form--area (id)
  "Return the area of the field ID."
  (let ((known (gethash id field-form--by-id)))
    (if (and known (equal (field-area-id known) id))
        known
      (let ((area (cl-find id (field-form--areas) :key #'field-area-id :test #'equal)))
        (when area
          (puthash id area field-form--by-id))
        area))))

(defun field-form--sections ()
  "Return the sections of this form."
  (cl-remove-if-not #'field-form-section-p field-form--parts))

(defun field-form--section (name)
  "Return the section called NAME."
  (cl-find name (field-form--sections) :test #'equal
           :key (lambda (section)
                  (plist-get (field-form-section-definition section) :section))))

(defun field-form--row-of (area)
  "Return (SECTION . NUMBER) of the row that AREA is in, or nil."
  (cl-loop for section in (field-form--sections)
           for row = (cl-find-if (lambda (row) (memq area (cdr row)))
                                 (field-form-section-rows section))
           when row return (cons section (car row))))

(defun field-form--group-of (part)
  "Return the name of the group of PART, an area or a section."
  (plist-get (if (field-form-section-p part)
                 (field-form-section-definition part)
               (field-area-definition part))
             :group))

(defun field-form--group-names ()
  "Return (NAME . TITLE) of the groups in the order in which they show.
The title is empty where there is none: names are for programs."
  (let* ((groups (mapcar (lambda (group)
                           (cons (plist-get group :name) (or (plist-get group :title) "")))
                         (plist-get field-form--definition :groups)))
         (named (mapcar #'field-form--group-of field-form--parts))
         (all (append groups
                      (mapcar (lambda (name) (cons name ""))
                              (cl-remove-if (lambda (name) (assoc name groups))
                                            (delete-dups (copy-sequence named))))))
         (none (assoc nil all)))
    ;; Fields of no group stand together: first where the file begins with one.
    (cond ((null none) all)
          ((car named) (append (delq none all) (list none)))
          (t (cons none (delq none all))))))

(defun field-form--pages ()
  "Return the pages of this form, a list of plists."
  (append (plist-get field-form--definition :pages) nil))

(defun field-form--shown-pages ()
  "Return the pages of this form that are not left out."
  (cl-remove-if (lambda (page) (member (plist-get page :page) field-form--left-out))
                (field-form--pages)))

(defun field-form--take-pages (told)
  "Take what TOLD, of `form/open' or `form/status', says of pages.
Return non-nil if another page is to show, or others are left out."
  (let ((page field-form--page)
        (left-out field-form--left-out))
    (seq-do (lambda (page)
              (setq field-form--left-out
                    (remove (plist-get page :page) field-form--left-out))
              (when (eq (plist-get page :shown) :json-false)
                (push (plist-get page :page) field-form--left-out)))
            (plist-get told :pages))
    (when (plist-get told :page)
      (setq field-form--page (plist-get told :page)))
    (not (and (equal page field-form--page)
              (seq-set-equal-p left-out field-form--left-out)))))

(defun field-form--page-of (part)
  "Return the name of the page that PART, an area or a section, is on, or nil."
  (let ((group (field-form--group-of part))
        (pages (field-form--pages)))
    (cl-flet ((on (member name)
                (and name (plist-get (cl-find-if (lambda (page)
                                                   (cl-find name (plist-get page member)
                                                            :test #'equal))
                                                 pages)
                                     :page))))
      (cond ((null pages) nil)
            ((field-form-section-p part)
             (or (plist-get (field-form-section-definition part) :page)
                 (on :groups group)))
            ((field-form--row-of part)
             (field-form--page-of (car (field-form--row-of part))))
            (t (or (on :fields (field-area-id part)) (on :groups group)))))))

(defun field-form--shows-p (part)
  "Return non-nil if PART, an area or a section, is to show."
  (let ((page (field-form--page-of part)))
    (and (or (null page) (null field-form--page) (equal page field-form--page))
         (or (field-form-section-p part)
             (not (field-area-hidden-p part))))))


;;; Drawing

(defun field-form--fixed (text &rest properties)
  "Insert TEXT, which nobody can change, with PROPERTIES.
Nothing goes in front of it either, unless they have `front-sticky'."
  (unless (plist-member properties 'front-sticky)
    (setq properties `(front-sticky (read-only) ,@properties)))
  (insert (apply #'propertize text 'read-only t 'field 'field-form
                 'rear-nonsticky t properties)))

(defun field-form--add-button (label action &optional stops)
  "Insert a button with LABEL, which calls ACTION.  With STOPS TAB stops there."
  (when stops
    (push (point-marker) field-form--buttons))
  (insert-text-button label 'face 'field-form-button 'read-only t 'follow-link t
                      'front-sticky '(read-only)
                      'action (lambda (_button) (funcall action))))

(defun field-form--draw ()
  "Show the form as it is now, in an empty buffer."
  (setq field-form--columns (field-area-columns (current-buffer)))
  (let* ((inhibit-read-only t)
         (inhibit-modification-hooks t)
         (shown (make-hash-table :test #'equal))
         (labels (mapcar #'field-form--label (field-form--areas)))
         (column (+ 3 (apply #'max 0 (cl-remove-if #'field-form--long-p
                                                   (mapcar #'string-width labels))))))
    (setq buffer-undo-list t
          bidi-paragraph-direction (field-form--direction labels)
          field-form--by-id (make-hash-table :test #'equal)
          field-form--members (make-hash-table :test #'equal)
          field-form--groups nil
          field-form--buttons nil
          field-form--places nil)
    (field-form--fixed (plist-get field-form--definition :title) 'face 'field-form-title)
    (when-let ((words (field-form--page-words)))
      (field-form--fixed (concat "  " words) 'face 'field-area-helper))
    (setq field-form--verdict (field-form--verdict-overlay t))
    (puthash t (field-form--areas) field-form--members)
    (dolist (area (field-form--areas))
      (push area (gethash (field-form--group-of area) field-form--members))
      (puthash (field-area-id area) area field-form--by-id))
    (dolist (part field-form--parts)
      (when (field-form--shows-p part)
        (push part (gethash (field-form--group-of part) shown))))
    (pcase-dolist (`(,group . ,title) (field-form--group-names))
      (let ((parts (nreverse (gethash group shown))))
        (when parts
          (field-form--fixed "\n")
          (when group
            (field-form--fixed title 'face 'field-form-group)
            (push (cons group (field-form--verdict-overlay group)) field-form--groups))
          (dolist (part (field-form--arranged parts))
            (if (field-form-section-p part)
                (field-form--draw-section part column title)
              (field-form--draw-field part column))))))
    (field-form--fixed "\n")
    (field-form--draw-buttons)
    (field-form--fixed "\n")
    ;; Not before all text is there: each overlay in a buffer makes inserting slower.
    (field-area-attach field-session-of-buffer (nreverse field-form--places))
    (setq field-form--places nil
          field-form--stale nil)))

(defun field-form--direction (labels)
  "Return the direction of the lines of a form whose fields have LABELS.
It is nil, that of each line, where one is written from right to
left.  Else it is fixed, so that Emacs draws no more than the line that
was typed into."
  (unless (cl-some (lambda (label) (string-match-p "\\cR" label)) labels)
    'left-to-right))

(defun field-form--arranged (parts)
  "Return PARTS, those of a group, in the order in which they are drawn.
A section stands behind the fields, but for those that the form's order
has behind it."
  (let ((order (append (plist-get field-form--definition :order) nil))
        (result (cl-remove-if #'field-form-section-p parts)))
    (dolist (section (cl-remove-if-not #'field-form-section-p parts) result)
      (let* ((name (plist-get (field-form-section-definition section) :section))
             (behind (cdr (member name order)))
             (place (or (cl-position-if (lambda (part)
                                          (and (not (field-form-section-p part))
                                               (member (field-area-id part) behind)))
                                        result)
                        (length result))))
        (setq result (append (cl-subseq result 0 place) (list section)
                             (nthcdr place result)))))))

(defun field-form--draw-buttons ()
  "Show the buttons below the form."
  (let* ((names (mapcar (lambda (page) (plist-get page :page)) (field-form--shown-pages)))
         (rest (member field-form--page names)))
    (when (and field-form--page (not (equal field-form--page (car names))))
      (field-form--add-button (format "[ %s ]" (field-form--word :back))
                              #'field-form-previous-page t)
      (field-form--fixed " "))
    (setq field-form--button (point-marker))
    (if (cdr rest)
        (field-form--add-button (format "[ %s ]" (field-form--word :next))
                                #'field-form-next-page t)
      (field-form--add-button (format "[ %s ]" (field-form--word :submit))
                              #'field-form-submit t))))

(defun field-form--page-words ()
  "Return the number of the page and its title; nil where there are no pages."
  (when field-form--page
    (let* ((pages (field-form--shown-pages))
           (place (or (cl-position field-form--page pages :test #'equal
                                   :key (lambda (page) (plist-get page :page)))
                      0))
           (title (plist-get (nth place pages) :title)))
      (concat (field-form--word :page :number (1+ place) :count (length pages))
              (and title (concat ": " title))))))

(defun field-form--long-p (width)
  "Return non-nil if a label of WIDTH stands above its field, not before it."
  (> width (min 32 (/ (* 2 field-form--columns) 5))))

(defun field-form--resized (window)
  "Draw the form in WINDOW anew, where it has another number of columns now.
Labels stand before fields or above them, and sentences below are
broken.  For `window-size-change-functions' and the like."
  (with-current-buffer (window-buffer window)
    (when (and field-form--parts
               (not (eql field-form--columns (field-area-columns (current-buffer)))))
      ;; At once: Emacs may wait for a key before it looks at a timer.
      (setq field-form--stale t)
      (field-form-arrange))))

(defun field-form--label (area)
  "Return the label of AREA, with a mark where it is required."
  (let ((label (plist-get (field-area-presentation area) :label)))
    (concat (plist-get label :text)
            (and (field-server-true-p (plist-get label :required)) " *"))))

(defun field-form--draw-field (area column)
  "Show AREA from COLUMN on, unless it is hidden."
  (unless (field-area-hidden-p area)
    (let ((label (field-form--label area)))
      (setf (field-area-label area) label)
      (field-form--fixed
       (concat " " label
               (if (field-form--long-p (string-width label))
                   (concat "\n" (make-string column ?\s))
                 (make-string (- column (string-width label) 1) ?\s)))
       'face 'field-form-label)
      (setf (field-area-isolated area) (null bidi-paragraph-direction))
      (when (field-area-isolated area)
        (field-form--fixed field-area-isolate))
      (let ((start (point)))
        (insert (field-area-view area))
        (push (list area start (point) column) field-form--places)
        ;; In front of these is where one types.
        (when (field-area-isolated area)
          (field-form--fixed field-area-isolate-end 'front-sticky nil 'field-area-sign t))
        (field-form--fixed "\n" 'front-sticky nil)
        (when (field-area-helper-line area)
          (insert (field-area-line-below)))))))

(defun field-form--draw-section (section column above)
  "Show SECTION and its rows from COLUMN on, below the title ABOVE of its group."
  (let* ((definition (field-form-section-definition section))
         (title (or (plist-get definition :title) (plist-get definition :section))))
    (unless (equal title above)
      (field-form--fixed (concat " " title "\n") 'face 'field-form-group))
    (cl-loop for (number . areas) in (field-form-section-rows section)
             for position from 1
             do (field-form--fixed (format " %d " position) 'face 'field-area-helper)
             (let ((number number))
               (field-form--add-button
                "[-]" (lambda () (field-form-remove-row section number))))
             (field-form--fixed "\n")
             (dolist (area areas)
               (field-form--draw-field area column)))
    (field-form--fixed " ")
    (field-form--add-button (format "[+ %s]" title)
                            (lambda () (field-form-add-row section)) t)
    (field-form--fixed "\n")))


;;; Drawing anew

(defun field-form--note-change (area)
  "Note that AREA comes or goes, or has another label, where it does."
  (when (or (not (eq (and (field-area-live-p area) t)
                     (and (field-form--shows-p area) t)))
            (and (field-area-live-p area)
                 (not (equal (field-area-label area) (field-form--label area)))))
    (field-form--arrange-soon)))

(defun field-form--arrange-soon ()
  "Draw the form anew when what is said at the same time is known, too."
  (unless field-form--stale
    (setq field-form--stale t)
    (run-at-time 0 nil (lambda (buffer)
                         (when (buffer-live-p buffer)
                           (with-current-buffer buffer
                             (field-form-arrange))))
                 (current-buffer))))

(defun field-form-arrange ()
  "Show what came, and no more what went, since the form was drawn."
  (when (and field-form--stale
             ;; An input method is at work: what it does is not told yet.
             (cl-every (lambda (area) (string= (field-area-text area) (field-area-view area)))
                       field-area-list))
    (field-form--redraw)))

(defun field-form--redraw ()
  "Write the buffer anew; point stays in its field, or goes to the nearest."
  (let* ((windows (mapcar (lambda (window)
                            (list window (field-form--where (window-point window))
                                  (count-lines (window-start window) (window-point window))))
                          (get-buffer-window-list nil nil t)))
         (here (field-form--where (point)))
         (inhibit-read-only t)
         (inhibit-modification-hooks t))
    (mapc #'field-area-detach field-area-list)
    (remove-overlays)
    (erase-buffer)
    (field-form--draw)
    (goto-char (field-form--place here))
    (pcase-dolist (`(,window ,where ,lines) windows)
      (let ((place (field-form--place where)))
        (set-window-point window place)
        (set-window-start window (save-excursion
                                   (goto-char place)
                                   (forward-line (- (max 0 (1- lines))))
                                   (point))
                          t)))
    (field-area-move-focus (field-area-at (point)))))

(defun field-form--where (position)
  "Return what is at POSITION: (AREA . OFFSET), or the position."
  (let ((area (field-area-at position)))
    (if area
        (cons area (- position (field-area-start area)))
      position)))

(defun field-form--place (where)
  "Return the position of WHERE, or of what is nearest to it."
  (pcase where
    (`(,area . ,offset)
     (if (field-area-live-p area)
         (min (field-area-end area) (+ (field-area-start area) offset))
       (let* ((areas (field-form--areas))
              (behind (cdr (memq area areas)))
              (near (or (cl-find-if #'field-area-live-p behind)
                        (cl-find-if #'field-area-live-p (reverse areas)))))
         (if near (field-area-end near) (point-min)))))
    (_ (min where (point-max)))))

;;; Verdicts

(defun field-form--verdict-overlay (key)
  "End the line, and return an overlay that shows the verdict of KEY at its end."
  (let ((end (point)))
    (field-form--fixed "\n")
    (let ((overlay (make-overlay end (point))))
      (overlay-put overlay 'before-string (field-form--verdict-words key))
      overlay)))

(defun field-form--show-verdicts (verified)
  "Show VERIFIED, the answer to `group/verify' of the whole form."
  (let ((invalid (append (plist-get verified :invalid) nil))
        (counts (make-hash-table :test #'equal)))
    (dolist (id invalid)
      (when-let ((area (field-form--area id)))
        (cl-incf (gethash (plist-get (field-area-definition area) :group) counts 0))))
    (dolist (group (delete-dups (delq nil (mapcar #'field-form--group-of field-form--parts))))
      (let ((count (gethash group counts 0)))
        (field-form--show-verdict group (= count 0) count 0)))
    (field-form--show-verdict t (null invalid) (length invalid) 0)))

(provide 'field-form-buffer)
;;; field-form-buffer.el ends here
