;;; field-area.el --- A stretch of a buffer that is a field  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; An area is the part of a buffer in which the user types into one
;; field: where it is, what is known about it, and what shows of that.
;; Everything that is not the user's text (what is missing of a template,
;; helper, error, counter) is shown by overlays.  How changes and answers
;; travel is in `field-edit.el'.

;;; Code:

(require 'cl-lib)
(require 'field-list)
(require 'field-server)
(require 'subr-x)

(cl-defstruct (field-area (:constructor field-area--make) (:copier nil))
  "A field in a buffer."
  (id nil :documentation "The field's id.")
  (session nil :documentation "The `field-session' it is a field of.")
  (type nil :documentation "The name of the field's type.")
  (overlay nil :documentation "Covers the user's text.")
  (behind nil :documentation "Empty overlay at its end, which shows what stands behind the text.")
  (tail nil :documentation "Overlay of the line below it, which shows what stands there, or nil.")
  (isolated nil :documentation "Non-nil: signs around its text give that a direction of its own.")
  (inline nil :documentation "Non-nil: helper and error stand behind the text.")
  (column 0 :documentation "Column of the text, for the lines below.")
  (definition nil :documentation "Params of `field/create'.")
  ;; How far server and buffer agree.
  (known nil :documentation "Non-nil while the server has this field.")
  (view "" :documentation "What the server believes is shown, once it has all edits.")
  (version 1 :documentation "The version last taken.")
  (serial 0 :documentation "Number of the last request that can change the text.")
  (taken 0 :documentation "Number of the one whose answer was taken last.")
  (caret nil :documentation "Offset of point when that request was sent.")
  (late nil :documentation "Function that takes an answer that came too early.")
  (focused nil :documentation "Non-nil: the server was told that point is here.")
  ;; What shows.
  (state nil :documentation "The last `state'.")
  (diagnostics nil :documentation "The last `diagnostics'.")
  (helper nil :documentation "The last `helper'.")
  (counter nil :documentation "The last `counter'.")
  (presentation nil :documentation "`presentation', with all changes since.")
  (marks nil :documentation "Overlays of the diagnostics.")
  (parts nil :documentation "Overlays of the part in hand, of gaps, and of items.")
  (menu nil :documentation "The `field-list' that is open, or nil.")
  (label nil :documentation "The label as it stands in the buffer.")
  (counted nil :documentation "Non-nil: it is among what its group has of answers.")
  (refused nil :documentation "What to say of a key that was not taken, or nil.")
  (flash nil :documentation "Timer that ends the flash of a key that was not taken."))

(defvar-local field-area--someone-waits nil
  "Non-nil where an area of this buffer has an answer that it takes later.")

(defvar-local field-area-list nil
  "The areas of this buffer, in order.")

(defconst field-area-isolate "\u2068"
  "What is in front of a text whose line may be written from right to left.
The text is isolated, and has the direction of its first letter; one
without letters goes from left to right.")

(defconst field-area-isolate-end "\u00a0\ufffc\u2069"
  "What is behind a text that `field-area-isolate' is in front of.
The first sign is a blank, on which Emacs shows point at the end of the
text, as it does on no string; what is missing of the text stands in
place of the second.  Both belong to what is isolated.")

(defun field-area-glyphless ()
  "Return a table of `glyphless-char-display' in which isolates show nothing.
Were they invisible, Emacs would show what is between them nowhere."
  (let ((table (copy-sequence glyphless-char-display)))
    (seq-doseq (sign "\u2068\u2069")
      (set-char-table-range table sign 'zero-width))
    table))

(defun field-area-put (overlay property value)
  "Give OVERLAY the PROPERTY VALUE, unless it has it.
Each change of an overlay has Emacs draw the whole window anew."
  (unless (equal-including-properties value (overlay-get overlay property))
    (overlay-put overlay property value)))


;;; Where

(defun field-area-start (area)
  "Return the position where AREA starts."
  (overlay-start (field-area-overlay area)))

(defun field-area-end (area)
  "Return the position where AREA ends."
  (overlay-end (field-area-overlay area)))

(defun field-area-line-end (area)
  "Return the position where the line of AREA ends, or its last one."
  (+ (field-area-end area)
     (if (field-area-isolated area) (length field-area-isolate-end) 0)))

(defun field-area-text (area)
  "Return the text of AREA, as it shows where it does."
  (if (field-area-live-p area)
      (with-current-buffer (overlay-buffer (field-area-overlay area))
        (buffer-substring-no-properties (field-area-start area) (field-area-end area)))
    (field-area-view area)))

(defun field-area-at (position)
  "Return the area that POSITION is in, at its end too; nil where none is."
  (or (cl-loop for overlay in (overlays-in (max (point-min) (1- position))
                                           (min (point-max) (1+ position)))
               for area = (overlay-get overlay 'field-area)
               when (and area
                         (<= (overlay-start overlay) position (overlay-end overlay)))
               return area)
      ;; While a change is told of, Emacs 28 does not find each overlay.
      (cl-find-if (lambda (area)
                    (and (field-area-live-p area)
                         (<= (field-area-start area) position (field-area-end area))))
                  field-area-list)))

(defun field-area-live-p (area)
  "Return non-nil if AREA is in a buffer."
  (and (overlayp (field-area-overlay area))
       (overlay-buffer (field-area-overlay area))))

(defun field-area-pending-p (area)
  "Return non-nil if an answer about AREA's text is still to come."
  (/= (field-area-serial area) (field-area-taken area)))

(defun field-area-settled-p (area)
  "Return non-nil if AREA shows what the server says."
  (and (field-area-known area) (not (field-area-pending-p area))))


;;; What shows

(defun field-area-secure-p (area)
  "Return non-nil if the text of AREA is not to be read."
  (field-server-true-p (plist-get (field-area-presentation area) :secure)))

(defun field-area-validity (area)
  "Return the word for how AREA's content is judged, such as \"valid\"."
  (plist-get (field-area-state area) :validity))

(defun field-area-control (area)
  "Return what AREA is drawn as, such as \"checkbox\"; nil for lines of text."
  (plist-get (field-area-presentation area) :control))

(defun field-area-content (area)
  "Return how much of AREA's content is there, such as \"partial\"."
  (plist-get (field-area-state area) :content))

(defun field-area-answered-p (area)
  "Return non-nil if AREA shows and has an answer: a text, or yes."
  (and (not (field-area-hidden-p area))
       (not (equal (field-area-content area) "empty"))
       (or (not (equal (field-area-control area) "checkbox"))
           (field-server-true-p (plist-get (field-area-presentation area) :checked)))
       t))

(defun field-area-enabled-p (area)
  "Return non-nil if AREA is not disabled; it may be read-only."
  (field-server-true-p (plist-get (field-area-state area) :enabled)))

(defun field-area-fixed-word (area)
  "Say in a word why AREA can't be edited; nil where it can."
  (cond ((not (field-area-enabled-p area))
         (field-session-word (field-area-session area) :unavailable))
        ((not (field-area-editable-p area))
         (field-session-word (field-area-session area) :readOnly))))

(defun field-area-editable-p (area)
  "Return non-nil if AREA can be edited."
  (and (field-area-enabled-p area)
       (not (field-server-true-p (plist-get (field-area-presentation area) :readOnly)))))

(defun field-area-has-list-p (area)
  "Return non-nil if AREA has a list to choose from."
  (and area
       (plist-get (field-area-presentation area) :list)
       (field-area-editable-p area)))

(defun field-area-message (area)
  "Return the first error or warning that AREA shows, or nil."
  (let ((helper (field-area-helper area)))
    (and (member (plist-get helper :kind) '("error" "warning"))
         (plist-get helper :text))))

(defun field-area-take-status (area status &optional whole)
  "Let AREA show STATUS; with WHOLE its presentation is no mere change."
  (setf (field-area-state area) (plist-get status :state)
        (field-area-diagnostics area) (plist-get status :diagnostics)
        (field-area-helper area) (plist-get status :helper)
        (field-area-counter area) (plist-get status :counter)
        (field-area-presentation area)
        (if whole
            (plist-get status :presentation)
          (let ((presentation (copy-sequence (field-area-presentation area))))
            (cl-loop for (member value) on (plist-get status :presentation) by #'cddr
                     do (setq presentation (plist-put presentation member value)))
            presentation)))
  (field-area--update-list area)
  (field-area-show area))

(defun field-area-show (area)
  "Show all that is known of AREA, where it is in a buffer."
  (when (field-area-live-p area)
    (field-area--mask area)
    (field-area-put (field-area-overlay area) 'face
                    (cond ((field-area-flash area) 'field-area-refused)
                          ((field-area-editable-p area) 'field-area-value)
                          ((field-area-enabled-p area) 'field-area-read-only)
                          (t 'field-area-disabled)))
    (field-area--show-tail area)
    (field-area--make-room area)
    ;; While edits are under way the ranges are those of another text;
    ;; the report on the last of them is still to come.
    (unless (field-area-pending-p area)
      (field-area--show-marks area)
      (field-area--show-parts area))))

(defun field-area-hidden-p (area)
  "Return non-nil if nothing shows AREA, as its condition has it."
  (field-server-true-p (plist-get (field-area-state area) :hidden)))

(defun field-area--mask (area)
  "Hide the text of AREA where it is secure, show it where it is not."
  (with-current-buffer (overlay-buffer (field-area-overlay area))
    (let ((inhibit-read-only t)
          (secure (field-area-secure-p area)))
      (when (or secure
                (text-property-not-all (field-area-start area) (field-area-end area)
                                       'display nil))
        (with-silent-modifications
          (cl-loop for position from (field-area-start area)
                   below (field-area-end area)
                   ;; A string of its own each: equal neighbours show as one.
                   do (put-text-property position (1+ position) 'display
                                         (and secure (string ?•)))))))))

(defun field-area--show-marks (area)
  "Underline what the diagnostics of AREA are about."
  (mapc #'delete-overlay (field-area-marks area))
  (let ((start (field-area-start area))
        (end (field-area-end area)))
    (setf (field-area-marks area)
          (cl-loop
           for diagnostic across (or (field-area-diagnostics area) [])
           for range = (plist-get diagnostic :range)
           for from = (min end (+ start (plist-get range :start)))
           for to = (min end (+ start (plist-get range :end)))
           when (< from to)
           collect
           (let ((overlay (make-overlay from to (overlay-buffer (field-area-overlay area)))))
             (overlay-put overlay 'field-area-diagnostic diagnostic)
             (overlay-put overlay 'help-echo (plist-get diagnostic :message))
             (overlay-put overlay 'priority (- 5 (plist-get diagnostic :severity)))
             (overlay-put overlay 'face (pcase (plist-get diagnostic :severity)
                                          (1 'field-area-error-text)
                                          (2 'field-area-warning-text)
                                          (_ 'field-area-note-text)))
             overlay)))))

(defun field-area-segments (area)
  "Return the parts of AREA's text, a list of plists; nil where it has none."
  (append (plist-get (field-area-presentation area) :segments) nil))

(defun field-area-steps-p (area)
  "Return non-nil if AREA holds what has a value above or below it."
  (and area (plist-get (field-area-presentation area) :stepping)))

(defun field-area--typed (part)
  "Return how many characters of PART, a text, were typed.
Behind them stands its placeholder: underscores, or letters behind digits."
  (let ((typed (replace-regexp-in-string "_+\\'" "" part)))
    (if (string-match "\\`[[:digit:]]\\(?:.*[[:digit:]]\\)?" typed)
        (match-end 0)
      (length typed))))

(defun field-area--show-parts (area)
  "Mark the part of AREA that point is in, and placeholders within the text."
  (mapc #'delete-overlay (field-area-parts area))
  (setf (field-area-parts area) nil)
  (let ((start (field-area-start area))
        (text (field-area-text area)))
    (cl-flet ((show (from to face)
                (when (< from to)
                  (let ((overlay (make-overlay (+ start from) (+ start to)
                                               (overlay-buffer (field-area-overlay area)))))
                    (overlay-put overlay 'face face)
                    (overlay-put overlay 'evaporate t)
                    ;; It may be as long as the area, which has a face too.
                    (overlay-put overlay 'priority 1)
                    (push overlay (field-area-parts area))))))
      (dolist (segment (field-area-segments area))
        (let* ((range (plist-get segment :range))
               (from (plist-get range :start))
               (to (min (length text) (plist-get range :end)))
               (item (equal (plist-get segment :kind) "item"))
               (active (field-server-true-p (plist-get segment :active))))
          (pcase (plist-get segment :state)
            ("complete" (when item (show from to 'field-area-tag)))
            ((guard item)
             ;; The marks say what is wrong with it.
             nil)
            ("empty" (show from to 'field-area-ghost))
            (_ (when (< from to)
                 (show (+ from (field-area--typed (substring text from to))) to
                       'field-area-ghost))))
          (when (and active (not item) (field-area-focused area))
            (show from to 'field-area-part)))))))

(defvar field-area--stretches nil
  "Stretches by the columns that they reach to.
Emacs 28 takes two that are not the same object for different.")

(defun field-area--stretch (column)
  "Return a display property that stretches a blank up to COLUMN.
Behind a text it is the same however long that is, so that a key
changes no overlay."
  (or (alist-get column field-area--stretches)
      (setf (alist-get column field-area--stretches) `(space :align-to ,column))))

(defun field-area--rest (area)
  "Return what stands in AREA's box behind the text: what is missing of it."
  (let* ((presentation (field-area-presentation area))
         (template (plist-get presentation :template))
         (length (- (field-area-end area) (field-area-start area))))
    (cond
     ((and (= length 0) (plist-get presentation :placeholder)))
     ((and (= length 0) (plist-get presentation :file))
      (field-list-file (plist-get presentation :file) (field-area-session area)))
     (template
      (let ((text (plist-get template :text)))
        ;; What was typed since the report is not to be shown twice.
        (substring text (min (length text)
                             (max length (plist-get template :filled))))))
     (t ""))))

(defun field-area--box-end (area rest)
  "Return the column at which AREA's box ends, nil where REST fills it."
  (let ((width (max (min (or (plist-get (field-area-presentation area) :minimumWidth) 0)
                         ;; With a mark behind it, it ends where the line does.
                         (- (field-area--room area) 3))
                    1))
        (length (- (field-area-end area) (field-area-start area))))
    (and (not (field-area-inline area))
         (> width (+ length (string-width rest)))
         (+ (field-area-column area) width))))

(defun field-area--show-tail (area)
  "Show what belongs behind and below the text of AREA."
  (when (field-area-live-p area)
    (field-area--draw-tail area)))

(defun field-area--room (area)
  "Return how many columns the lines below AREA have."
  (max 10 (- (field-area-columns (overlay-buffer (field-area-overlay area)))
             (field-area-column area) 1)))

(defun field-area-columns (buffer)
  "Return how many columns there are where BUFFER shows, or will show."
  (window-max-chars-per-line (or (get-buffer-window buffer t) (selected-window))))

(defun field-area--lines (words column room)
  "Return WORDS in lines of ROOM columns that begin at COLUMN.
Emacs would begin each but the first at the edge of the window."
  (let ((start (make-string column ?\s)))
    (concat start
            (if (<= (string-width words) room)
                words
              (string-replace "\n" (concat "\n" start) (string-fill words room)))
            "\n")))

(defun field-area-helper-line (area)
  "Return the helper line of AREA, or why it refused a key, as (WORDS . FACE).
It is nil where neither is there."
  (let* ((helper (field-area-helper area))
         (refused (field-area-refused area))
         (words (or refused (plist-get helper :text))))
    (unless (member words '(nil ""))
      (cons words
            (pcase (if refused "warning" (plist-get helper :kind))
              ("error" 'field-area-error)
              ("warning" 'field-area-warning)
              (_ 'field-area-helper))))))

(defun field-area--new-p (overlay parts)
  "Return non-nil if OVERLAY shows what was made of others than PARTS.
They are noted then.  Making the same again at each key would leave
garbage, and collecting that is half of what a key costs."
  (unless (equal-including-properties parts (overlay-get overlay 'field-area-made-of))
    (overlay-put overlay 'field-area-made-of parts)
    t))

(defun field-area--draw-tail (area)
  "Draw what belongs behind and below the text of AREA."
  (let ((line (field-area-helper-line area)))
    (field-area--draw-behind area (and (field-area-inline area) line))
    (field-area--draw-below area (and (not (field-area-inline area)) line)))
  (field-area-put (field-area-overlay area) 'before-string
                  (and (equal (field-area-control area) "checkbox")
                       (field-list-box (field-server-true-p
                                        (plist-get (field-area-presentation area) :checked)))))
  (when (field-area-isolated area)
    (field-area--draw-isolated-rest area)))

(defun field-area--draw-isolated-rest (area)
  "Draw what is missing of AREA's text, in place of a sign behind that.
Its groups of digits stay in their order, too."
  (let ((shown (concat field-area-isolate
                       (propertize (field-area--rest area) 'face 'field-area-template)
                       "\u2069"))
        (place (1+ (field-area-end area))))
    (with-current-buffer (overlay-buffer (field-area-overlay area))
      (unless (equal-including-properties shown (get-text-property place 'display))
        (with-silent-modifications
          (put-text-property place (1+ place) 'display shown))))))

(defun field-area--draw-behind (area line)
  "Draw what belongs behind the text of AREA, with LINE in the same line.
That is no string of an overlay of the line break: where one of these
changes Emacs takes the next line for changed, too, and draws the whole
window anew, which takes longer than all else that a key does."
  (let* ((presentation (field-area-presentation area))
         (rest (field-area--rest area))
         (box-end (field-area--box-end area rest))
         (rest (if (field-area-isolated area) "" rest))
         (editable (field-area-editable-p area))
         (fixed (and (not editable) (field-area-fixed-word area)))
         (control (field-area-control area))
         (scale (plist-get presentation :scale))
         (text (and scale (field-area-text area)))
         (list (and (field-area-has-list-p area) (not (field-area-inline area))))
         (validity (field-area-validity area))
         (badge (plist-get (plist-get presentation :badge) :text))
         (counter (field-area-counter area)))
    (when (field-area--new-p (field-area-behind area)
                             (list rest box-end fixed control scale text list validity
                                   badge counter line))
      (let ((behind
             (concat
              (propertize rest 'face 'field-area-template)
              (and box-end
                   (propertize " " 'face (if editable 'field-area-value 'default)
                               'display (field-area--stretch box-end)))
              (and scale (field-list-scale control scale text))
              (and list (field-list-arrow))
              (pcase validity
                ("valid" (propertize " ✓" 'face 'field-area-valid))
                ("pending" (propertize " …" 'face 'field-area-helper)))
              (and (not (member badge '(nil "")))
                   (concat "  " (propertize badge 'face 'field-area-badge)))
              (and fixed (propertize (format "  (%s)" fixed) 'face 'field-area-helper))
              (and counter
                   (concat "  " (propertize (plist-get counter :text) 'face
                                            (if (field-server-true-p
                                                 (plist-get counter :overflow))
                                                'field-area-error
                                              'field-area-helper))))
              (and line
                   (concat "  " (propertize (car line) 'face (cdr line)))))))
        (unless (or (string= behind "") (field-area-isolated area))
          ;; Point at the end of the text is shown there, not behind all this.
          (put-text-property 0 1 'cursor t behind))
        (field-area-put (field-area-behind area) 'before-string behind)))))

(defun field-area--draw-below (area line)
  "Draw what belongs below the text of AREA: LINE and the open list."
  (let ((list (and (field-area-menu area)
                   (field-list-string (field-area-menu area) (field-area-column area))))
        (room (and line (field-area--room area))))
    (when (equal list "")
      (setq list nil))
    (cond ((not (or line list))
           (field-area--close-below area))
          ((field-area--new-p (field-area--open-below area) (list line room list))
           (field-area-put (field-area-tail area) 'before-string
                           ;; The last line has its break in the buffer.
                           (substring
                            (concat
                             (and line
                                  (field-area--lines
                                   (propertize (car line) 'face (cdr line))
                                   (field-area-column area) room))
                             list)
                            0 -1))))))

(defun field-area-line-below ()
  "Return the break of the line below an area, where something shows there.
Were that shown in front of the next line of the buffer, each key in that
would have Emacs draw the whole window anew."
  (propertize "\n" 'read-only t 'field 'field-form 'field-area-below t
              'rear-nonsticky t 'front-sticky '(read-only)))

(defun field-area--open-below (area)
  "Return the overlay that shows what stands below AREA.
It is made where it is missing, with its line."
  (or (field-area-tail area)
      (with-current-buffer (overlay-buffer (field-area-overlay area))
        (let ((place (1+ (field-area-line-end area))))
          (unless (get-text-property place 'field-area-below)
            (with-silent-modifications
              (save-excursion
                (goto-char place)
                ;; Who is in the next line stays there.
                (insert-before-markers (field-area-line-below)))))
          (setf (field-area-tail area) (make-overlay place (1+ place)))))))

(defun field-area--close-below (area)
  "Let nothing stand below AREA."
  (when-let ((tail (field-area-tail area)))
    (with-current-buffer (overlay-buffer tail)
      (with-silent-modifications
        (delete-region (overlay-start tail) (overlay-end tail))))
    (delete-overlay tail)
    (setf (field-area-tail area) nil)))


;;; The list

(defun field-area-open-list (area how)
  "Open the list of AREA, HOW: `typed' by text, `asked' by a key, or `entered'."
  (let ((list (or (field-area-menu area)
                  (let ((control (field-area-control area))
                        (source (plist-get (field-area-presentation area) :list)))
                    (setf (field-area-menu area)
                          (field-list--make
                           :session (field-area-session area)
                           :control control :source source
                           :several (and (member control '("listbox" "tags")) t)))
                    (field-list-take-window (field-area-menu area) source
                                            (field-area-content area))
                    (field-area-menu area)))))
    (setf (field-list-typing list) (eq how 'typed))
    (when (eq how 'typed)
      (setf (field-list-looking list) t))
    ;; One that is typed for shows with the answer.
    (unless (eq how 'typed)
      (field-area-show-list area))))

(defun field-area-close-list (area)
  "Close the list of AREA."
  (when (field-area-menu area)
    (setf (field-area-menu area) nil)
    (field-area--show-tail area)))

(defun field-area-show-list (area)
  "Show the list of AREA as it is now."
  (field-area--show-tail area)
  (field-area--make-room area))

(defun field-area--make-room (area)
  "Scroll so that the list of AREA is seen, which is below point."
  (let ((window (and (field-area-live-p area)
                     (get-buffer-window (overlay-buffer (field-area-overlay area))))))
    (when (and window (field-area-menu area))
      (with-selected-window window
        (let* ((tail (field-area-tail area))
               (below (if tail (1+ (cl-count ?\n (overlay-get tail 'before-string))) 0))
               ;; With the area's own line.
               (row (count-screen-lines (window-start) (field-area-start area))))
          (when (> (+ row below) (window-body-height))
            (set-window-start window
                              (save-excursion
                                (goto-char (field-area-start area))
                                (forward-line (min 0 (- (1+ below) (window-body-height))))
                                (point)))))))))

(defun field-area--update-list (area)
  "Take over what the presentation of AREA says of its list."
  (when-let ((list (field-area-menu area)))
    (let ((source (plist-get (field-area-presentation area) :list)))
      (cond ((null source) (setf (field-area-menu area) nil))
            ((not (equal source (field-list-source list)))
             (setf (field-list-source list) source)
             (field-list-take-window list source (field-area-content area)))))))

(provide 'field-area)
;;; field-area.el ends here
