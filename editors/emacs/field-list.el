;;; field-list.el --- The list of what can be chosen, and what else is drawn  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A list has a window of the entries that the server found, and a mark.
;; From that, and from what a field says of itself, strings are made:
;; the open list, a box, stars, a slider.  The commands that their
;; keymaps name are in `field-control.el'.

;;; Code:

(require 'cl-lib)
(require 'field-faces)
(require 'field-server)

(declare-function field-control-click-arrow "field-control")
(declare-function field-control-click-box "field-control")
(declare-function field-control-click-entry "field-control")
(declare-function field-control-click-number "field-control")

(cl-defstruct (field-list (:constructor field-list--make) (:copier nil))
  "A list that is open."
  (several nil :documentation "Non-nil: several entries are chosen.")
  (session nil :documentation "The `field-session' in whose language it speaks.")
  (control nil :documentation "The `control' of the presentation.")
  (window nil :documentation "The part of the list that shows, as the server says it.")
  (source nil :documentation "The last `list' of the presentation.")
  (mark nil :documentation "How many of those found are before the marked one, or nil.")
  (moved nil :documentation "Non-nil: the user has put the mark there.")
  (typing nil :documentation "Non-nil: the last key was text, and so is a space.")
  (looking nil :documentation "Non-nil: what is at point was typed to find something."))

(defconst field-list-page 10
  "How many entries show at once.")


;;; What is marked

(defun field-list-entries (list)
  "Return the entries that LIST shows, a list of plists."
  (append (plist-get (field-list-window list) :entries) nil))

(defun field-list-from (list)
  "Return how many of the entries found are before the first that LIST shows."
  (or (plist-get (field-list-window list) :from) 0))

(defun field-list-found (list)
  "Return how many entries were found for LIST."
  (or (plist-get (field-list-window list) :found) 0))

(defun field-list-entry (list)
  "Return the marked entry of LIST, or nil."
  (and (field-list-mark list)
       (>= (field-list-mark list) (field-list-from list))
       (nth (- (field-list-mark list) (field-list-from list))
            (field-list-entries list))))

(defun field-list-take-window (list window content)
  "Let LIST show WINDOW, and mark what Return would take.
CONTENT is the state of the text.  Where any text is right the list
only proposes, and nothing is marked before the user goes there."
  (setf (field-list-window list) window
        (field-list-moved list) nil
        (field-list-mark list)
        (cl-loop
         for entry in (field-list-entries list)
         for rank from (field-list-from list)
         when (and (eql (plist-get entry :index) (plist-get window :active))
                   (or (and (field-server-true-p (plist-get entry :selected))
                            (not (field-list-several list)))
                       (and (field-list-looking list)
                            (or (equal (field-list-control list) "listbox")
                                (and (equal (field-list-control list) "combobox")
                                     (equal content "partial"))))))
         return rank)))


;;; What shows

(defun field-list-string (list column)
  "Return what shows of LIST, lines from COLUMN on."
  (let ((indent (make-string column ?\s))
        (found (field-list-found list))
        (from (field-list-from list))
        lines group)
    (cl-loop
     for entry in (field-list-entries list)
     for rank from from
     do (let ((heading (plist-get entry :group)))
          (when (and heading (not (equal heading group)))
            (push (propertize heading 'face 'field-area-list-group) lines))
          (setq group heading)
          (push (field-list--line list entry (eql rank (field-list-mark list))) lines)))
    (when (and (null lines) (not (field-list-typing list)))
      (push (propertize (field-session-word (field-list-session list) :nothing)
                        'face 'field-area-helper) lines))
    (when (> found (length (field-list-entries list)))
      (push (propertize (format "%d–%d / %d" (1+ from)
                                (+ from (length (field-list-entries list))) found)
                        'face 'field-area-helper)
            lines))
    (mapconcat (lambda (line) (concat indent line "\n")) (nreverse lines) "")))

(defun field-list--line (list entry marked)
  "Return the line of ENTRY in LIST, which is MARKED or not."
  (let* ((selected (field-server-true-p (plist-get entry :selected)))
         (disabled (field-server-true-p (plist-get entry :disabled)))
         (description (plist-get entry :description))
         (label (concat (if marked "▸ " "  ")
                        (and (plist-get entry :group) "  ")
                        (cond ((field-list-several list) (if selected "[X] " "[ ] "))
                              (selected "✓ "))
                        (plist-get entry :label)))
         (line (concat (propertize label 'face (cond (marked 'field-area-list-mark)
                                                     (disabled 'shadow)
                                                     (t 'field-area-list)))
                       (and description (not (equal description ""))
                            (propertize (concat "  " (replace-regexp-in-string
                                                      "[\n\r\t ]+" " " description))
                                        'face 'field-area-helper)))))
    (if disabled
        line
      (propertize line 'field-list-index (plist-get entry :index)
                  'keymap (field-list--keymap #'field-control-click-entry)
                  'mouse-face 'highlight 'pointer 'hand))))

(defun field-list--keymap (command)
  "Return a keymap in which a click of the first button is COMMAND.
It is always the same one: of texts with equal keymaps that are not
the same Emacs 28 says that they differ."
  (or (get command 'field-list-keymap)
      (let ((map (make-sparse-keymap)))
        (define-key map [mouse-1] command)
        (define-key map [down-mouse-1] #'ignore)
        (define-key map [double-mouse-1] command)
        (define-key map [triple-mouse-1] command)
        (put command 'field-list-keymap map))))

(defun field-list-box (checked)
  "Return a box that is CHECKED or not."
  (propertize (if checked "[X] " "[ ] ")
              'face (if checked 'field-area-box-checked 'field-area-box)
              'keymap (field-list--keymap #'field-control-click-box)
              'mouse-face 'highlight 'pointer 'hand))

(defun field-list-arrow ()
  "Return a sign that there is a list, which opens it."
  (propertize " ▾" 'face 'field-area-badge
              'keymap (field-list--keymap #'field-control-click-arrow)
              'mouse-face 'highlight))

(defun field-list--spot (text number face)
  "Return TEXT in FACE, a click on which says NUMBER."
  (propertize text 'face face 'field-list-number number
              'keymap (field-list--keymap #'field-control-click-number)
              'pointer 'hand))

(defconst field-list--slider 21
  "How many columns a slider has.")

(defun field-list-scale (control scale text)
  "Return what shows TEXT, a number, between the ends of SCALE.
CONTROL is \"rating\" or \"slider\"."
  (let* ((least (string-to-number (plist-get scale :min)))
         (greatest (string-to-number (plist-get scale :max)))
         (step (string-to-number (plist-get scale :step)))
         (number (and (string-match-p "[0-9]" text)
                      (string-to-number (string-replace "," "." text)))))
    (concat
     "  "
     (cond
      ((and (equal control "rating") (> greatest 20))
       (propertize (concat "of " (plist-get scale :max)) 'face 'field-area-box))
      ((equal control "rating")
       (cl-loop for star from 1 to (ceiling greatest)
                concat (field-list--spot (cond ((and number (>= number star)) "★")
                                               ((and number (> number (1- star))) "½")
                                               (t "☆"))
                                         (field-list--number (max least star))
                                         'field-area-box)))
      (t
       (let* ((width (1- field-list--slider))
              (share (if (and number (> greatest least))
                         (/ (- number least) (float (- greatest least)))
                       0))
              (thumb (round (* width (max 0 (min 1 share))))))
         (concat
          (propertize (concat (plist-get scale :min) " ") 'face 'field-area-helper)
          (cl-loop for place from 0 to width
                   for steps = (round (/ (* (- greatest least) (/ place (float width))) step))
                   concat (field-list--spot
                           (cond ((= place thumb) (if number "●" "○"))
                                 ((< place thumb) "━")
                                 (t "─"))
                           (field-list--number (min greatest (+ least (* steps step))))
                           (if (and number (<= place thumb)) 'field-area-box
                             'field-area-helper)))
          (propertize (concat " " (plist-get scale :max)) 'face 'field-area-helper))))))))

(defun field-list--number (number)
  "Return NUMBER as it is typed."
  (let ((text (format "%.6f" number)))
    (replace-regexp-in-string "\\.?0+\\'" "" text)))

(defun field-list-file (file session)
  "Return in words of SESSION what FILE, of the presentation, asks for."
  (let ((accept (append (plist-get file :accept) nil))
        (size (plist-get file :maxSize)))
    (concat (field-session-word session (pcase (plist-get file :kind)
                                          ("directory" :folder)
                                          ("any" :either)
                                          (_ :file)))
            (and accept (concat ", " (mapconcat #'identity accept " ")))
            (and size
                 (concat ", " (field-session-word
                               session :largest
                               :size (file-size-human-readable size 'si " " "B")))))))

(provide 'field-list)
;;; field-list.el ends here
