;;; field-control.el --- Boxes, lists, steps and clicks in fields  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What keys and clicks do in fields that are more than a line of text.

;;; Code:

(require 'cl-lib)
(require 'field-edit)
(eval-when-compile (require 'subr-x))

;;; Actions

(defun field-control--here ()
  "Return the area at point, or signal an error."
  (or (field-area-at (point)) (user-error "No field here")))

(defun field-control-settle (area)
  "Take what comes until AREA shows what the server says."
  (field-session-wait (field-area-session area) (lambda () (field-area-settled-p area))))

(defun field-control-act (area action &optional index)
  "Tell the server what the user did to AREA: ACTION, to what is at INDEX.
The keys behind it are meant for what comes of it."
  (field-area-demand-known area)
  (field-area--send area :field/action
                    (append (list :action action) (and index (list :index index)))
                    #'field-area--take-snapshot)
  (field-control-settle area))

(defun field-control-toggle ()
  "Turn the box of the field at point over, from no to yes or back."
  (interactive)
  (field-control-act (field-control--here) "toggle"))

(defun field-control--word (area letter)
  "Return the word of the box of AREA that begins with LETTER, or nil."
  (cl-find-if (lambda (word) (and (characterp letter) (not (string= word ""))
                                  (eq (downcase (aref word 0)) (downcase letter))))
              (field-area-choices area)))

(defvar-local field-control--answered nil
  "The word that a letter has answered a box with, as (AREA WORD LENGTH TIME).
LENGTH is how much of it has been typed, the last of that at TIME.")

(defun field-control--goes-on-p (area letter)
  "Return non-nil if LETTER is the next of the word that AREA was answered with.
Who types all of `ano' means that, and not the `Ne' that the `n' begins."
  (pcase field-control--answered
    (`(,(pred (eq area)) ,word ,length ,time)
     (and (characterp letter)
          (equal (field-area-text area) word)
          (< length (length word))
          (< (- (float-time) time) 1)
          (eq (downcase (aref word length)) (downcase letter))
          (setq field-control--answered (list area word (1+ length) (float-time)))))))

(defun field-control-answer (count)
  "Answer the box of the field at point by the first letter of a word.
The others of that word, typed at once behind it, mean the same.  Any
other character is inserted, COUNT times."
  (interactive "p")
  (let* ((area (field-control--here))
         (word (field-control--word area last-command-event)))
    (cond ((field-control--goes-on-p area last-command-event))
          (word
           (setq field-control--answered (list area word 1 (float-time)))
           (field-area-set-text area word))
          (t (self-insert-command count)))))

(defun field-control--key (command predicate)
  "Return what a key means: COMMAND where PREDICATE holds of the area at point."
  (list 'menu-item "" command
        :filter (lambda (command)
                  (let ((area (field-area-at (point))))
                    (and area (funcall predicate area) command)))))

(defun field-control-box-p (area)
  "Return non-nil if AREA is a yes or no."
  (equal (field-area-control area) "checkbox"))

(defun field-control--several-p (area)
  "Return non-nil if AREA lists several."
  (member (field-area-control area) '("listbox" "tags")))

(defun field-control--slides-p (area)
  "Return non-nil if arrows to the side step in AREA."
  (and (member (field-area-control area) '("rating" "slider"))
       (field-area-steps-p area)))

(defun field-control-delete-backward (count)
  "Delete COUNT characters before point; behind a separator the last item."
  (interactive "p")
  (let* ((area (field-control--here))
         (index (and (= count 1) (not (use-region-p))
                     (field-control-settle area)
                     (field-control--item-before area))))
    (cond (index (field-control-act area "remove" index))
          ((= (point) (field-area-start area)) (ding))
          (t (with-no-warnings (delete-backward-char count))))))

(defun field-control--template-p (area)
  "Return non-nil if AREA has a template."
  (plist-get (field-area-presentation area) :template))

(defun field-control-delete-forward (count)
  "Delete COUNT characters behind point.
One that the template has put there is skipped: the server says where
point can be, and what is deleted stands behind that."
  (interactive "p")
  (let ((area (field-control--here)))
    (when (and (= count 1) (not (use-region-p)) (field-area-known area))
      (field-control-settle area)
      (let ((offset (- (point) (field-area-start area))))
        (field-area--send area :field/select
                          (list :selection (list :start offset :end offset)
                                :version (field-area-version area))
                          #'field-area--take-answer #'ignore))
      (field-control-settle area))
    (with-no-warnings (delete-forward-char count))))

(defun field-control--item-before (area)
  "Return the index of the item that point is behind in AREA, with its separator."
  (let* ((offset (- (point) (field-area-start area)))
         (before (cl-remove-if (lambda (segment)
                                 (> (plist-get (plist-get segment :range) :end) offset))
                               (field-area-segments area)))
         (end (and before (plist-get (plist-get (car (last before)) :range) :end))))
    (and end (< end offset)
         (string-match-p "\\`[[:punct:]] *\\'" (substring (field-area-text area) end offset))
         (1- (length before)))))


;;; The open list

(defun field-control--list (area)
  "Return the open list of AREA, that of all keys before; nil where none is open."
  (when (field-area-menu area)
    (unless (field-area-settled-p area)
      (field-control-settle area)
      (when (field-area-menu area)
        (field-list-take-window (field-area-menu area) (field-control--fetch area)
                                (field-area-content area))))
    (field-area-menu area)))

(defun field-control--fetch (area &optional from)
  "Return the part of the list of AREA from FROM on."
  (field-session-ask (field-area-session area) :field/choices
                     `( :field ,(field-area-id area) :count ,field-list-page
                        ,@(and from (list :from from)))))

(defun field-control-open ()
  "Open the list of the field at point.
Arrows move the mark in it, and Return takes what is marked."
  (interactive)
  (let ((area (field-control--here)))
    (unless (field-area-has-list-p area)
      (user-error "Nothing to choose from here"))
    (field-control-settle area)
    (field-area-open-list area 'asked)))

(defun field-control-close ()
  "Close the open list; what was typed stays."
  (interactive)
  (field-area-close-list (field-control--here)))

(defun field-control--move (entries)
  "Move the mark of the list at point by ENTRIES, over what can't be chosen."
  (let* ((area (field-control--here))
         (list (or (field-control--list area) (user-error "No list is open")))
         (found (field-list-found list))
         (step (if (> entries 0) 1 -1))
         (rank (+ (or (field-list-mark list) (if (> step 0) -1 found)) entries)))
    (when (> (abs entries) 1)
      (setq rank (max 0 (min rank (1- found)))))
    (cl-loop
     repeat 1000
     while (and (>= rank 0) (< rank found))
     do (unless (<= (field-list-from list) rank
                    (+ (field-list-from list) (length (field-list-entries list)) -1))
          (setf (field-list-window list)
                (field-control--fetch area (if (> step 0)
                                               (max 0 (- rank field-list-page -1))
                                             rank))))
     (let ((entry (nth (- rank (field-list-from list)) (field-list-entries list))))
       (when (and entry (not (field-server-true-p (plist-get entry :disabled))))
         (setf (field-list-mark list) rank
               (field-list-moved list) t
               (field-list-typing list) nil)
         (field-area-show-list area)
         (cl-return)))
     (cl-incf rank step))))

(defun field-control-down (count)
  "Go COUNT entries on in the open list."
  (interactive "p")
  (dotimes (_ count) (field-control--move 1)))

(defun field-control-up (count)
  "Go COUNT entries back in the open list."
  (interactive "p")
  (dotimes (_ count) (field-control--move -1)))

(defun field-control-page-down ()
  "Go ten entries on in the open list."
  (interactive)
  (field-control--move field-list-page))

(defun field-control-page-up ()
  "Go ten entries back in the open list."
  (interactive)
  (field-control--move (- field-list-page)))

(defun field-control--meant-p (area list)
  "Return non-nil if Return in AREA takes the marked entry of LIST.
The user went there, or what was typed is nothing by itself."
  (let ((several (equal (field-list-control list) "listbox")))
    (cond ((field-list-moved list) (or (not several) (field-list-looking list)))
          ((not (field-list-looking list)) nil)
          (several
           (let ((item (cl-find-if (lambda (segment)
                                     (field-server-true-p (plist-get segment :active)))
                                   (field-area-segments area))))
             (and item (not (equal (plist-get item :state) "complete"))
                  (not (field-server-true-p
                        (plist-get (field-list-entry list) :selected))))))
          (t (and (equal (field-list-control list) "combobox")
                  (equal (field-area-content area) "partial"))))))

(defun field-control--take (area list)
  "Choose the marked entry of LIST, that of AREA.  Return nil where there is none."
  (let ((entry (field-list-entry list)))
    (when entry
      (setf (field-list-typing list) nil
            (field-list-looking list) nil
            (field-list-moved list) nil)
      (unless (equal (field-list-control list) "listbox")
        (field-area-close-list area))
      (field-control-act area "pick" (plist-get entry :index))
      t)))

(defun field-control-return (area)
  "Take what is marked in the open list of AREA, where it is meant.
Return non-nil where Return is to do nothing else."
  (let ((list (field-control--list area)))
    (when list
      (prog1 (and (field-control--meant-p area list)
                  (field-control--take area list)
                  (field-list-several list))
        (unless (field-list-several list)
          (field-area-close-list area))))))

(defun field-control-leave (area)
  "Choose what the user has marked in the list of AREA, which is left."
  (let ((list (field-area-menu area)))
    (when (and list (field-list-moved list) (not (field-list-several list)))
      (field-control--take area list))))

(defun field-control-space (count)
  "Take the marked entry of several, or leave it; else insert COUNT spaces.
Behind what was typed to find an entry a space is part of that."
  (interactive "p")
  (let* ((area (field-control--here))
         (list (and (not (field-list-typing (field-area-menu area)))
                    (field-control--list area)))
         (mark (and list (field-list-mark list))))
    (if (not (and list (field-control--take area list)))
        (self-insert-command count)
      ;; The mark stays where it is, for the next one.
      (setf (field-list-source list) (plist-get (field-area-presentation area) :list)
            (field-list-window list) (field-control--fetch area (field-list-from list))
            (field-list-mark list) mark)
      (field-area-show-list area))))


;;; Clicks

(defun field-control--clicked (event property)
  "Return the area in whose strings EVENT was, and PROPERTY there."
  (let* ((start (event-start event))
         (string (posn-string start))
         (value (and string (get-text-property (cdr string) property (car string)))))
    (select-window (posn-window start))
    (list (or (field-control--owner (posn-point start)) (user-error "No field here"))
          value)))

(defun field-control--owner (position)
  "Return the area whose strings show at POSITION: before, behind or below it."
  (or (field-area-at position)
      (cl-find-if (lambda (area)
                    (let ((tail (field-area-tail area)))
                      (and tail (<= (overlay-start tail) position (overlay-end tail)))))
                  field-area-list)))

(defun field-control--go (area)
  "Put point into AREA."
  (unless (eq area (field-area-at (point)))
    (goto-char (field-area-end area)))
  (field-area-move-focus area))

(defun field-control-click-box (event)
  "Turn over the box that EVENT clicked at."
  (interactive "e")
  (let ((area (car (field-control--clicked event 'face))))
    (field-control--go area)
    (field-control-act area "toggle")))

(defun field-control-click-number (event)
  "Take the number of the star, or of the place, that EVENT clicked at."
  (interactive "e")
  (pcase-let ((`(,area ,number) (field-control--clicked event 'field-list-number)))
    (field-control--go area)
    (when number
      (field-area-set-text area number "program"))))

(defun field-control-click-arrow (event)
  "Open the list whose arrow EVENT clicked at, or close it."
  (interactive "e")
  (let ((area (car (field-control--clicked event 'face))))
    (field-control--go area)
    (if (field-area-menu area)
        (field-area-close-list area)
      (field-control-open))))

(defun field-control-click-entry (event)
  "Choose the entry that EVENT clicked at."
  (interactive "e")
  (pcase-let ((`(,area ,index) (field-control--clicked event 'field-list-index)))
    (field-control--go area)
    (when index
      (unless (equal (field-area-control area) "listbox")
        (field-area-close-list area))
      (field-control-act area "pick" index))))


;;; Steps

(defun field-area-choices (area)
  "Return the texts that AREA can be chosen to have, a list."
  (let ((choices (plist-get (field-area-presentation area) :choices)))
    (and (vectorp choices) (append choices nil))))

(defun field-area-step (area target count)
  "Let AREA go COUNT steps to TARGET, \"increment\" or \"decrement\"."
  (field-area-demand-known area)
  (unless (field-area-steps-p area)
    (user-error "Nothing to step here"))
  (let ((settle (lambda ()
                  (field-session-wait (field-area-session area)
                                      (lambda () (field-area-settled-p area))))))
    ;; What is stepped is where point is, and that is told behind the answer.
    (when (field-area--caret-untold-p area)
      (funcall settle))
    (field-area--send area :field/edit
                      (list :step target :count count
                            :version (field-area-version area))
                      #'field-area--take-answer)
    ;; The keys behind it are meant for the new value.
    (funcall settle)))

(defun field-area-step-up (count)
  "Go COUNT steps up: a number, a choice or the part of a date at point."
  (interactive "p")
  (field-area--step-here count))

(defun field-area-step-down (count)
  "Go COUNT steps down: a number, a choice or the part of a date at point."
  (interactive "p")
  (field-area--step-here (- count)))

(defun field-area--step-here (count)
  "Go COUNT steps up in the field at point, down where it is negative."
  (let ((area (or (field-area-at (point)) (user-error "No field here"))))
    (unless (= count 0)
      (field-area-step area
                       ;; A list of choices goes on downward.
                       (if (eq (> count 0) (null (field-area-choices area)))
                           "increment"
                         "decrement")
                       (abs count)))))


;;; Keys

(defun field-control-define-keys (map)
  "Bind in MAP what only some kinds of fields have."
  (cl-flet ((bind (key command predicate)
              (define-key map key (field-control--key command predicate))))
    (define-key map [remap self-insert-command] (field-control--letter-key))
    (define-key map (kbd "SPC") (field-control--space-key))
    (bind (kbd "DEL") #'field-control-delete-backward #'field-control--several-p)
    (dolist (command '(delete-char delete-forward-char))
      (bind (vector 'remap command) #'field-control-delete-forward
            #'field-control--template-p))
    (bind (kbd "<left>") #'field-area-step-down #'field-control--slides-p)
    (bind (kbd "<right>") #'field-area-step-up #'field-control--slides-p)
    (define-key map (kbd "<up>") (field-control--arrow #'field-control-up
                                                       #'field-area-step-up))
    (define-key map (kbd "<down>") (field-control--arrow #'field-control-down
                                                         #'field-area-step-down))
    (define-key map (kbd "M-<down>") (field-control--open-key))
    (pcase-dolist (`(,key ,command)
                   `((,(kbd "C-n") field-control-down) (,(kbd "C-p") field-control-up)
                     (,(kbd "<next>") field-control-page-down)
                     (,(kbd "<prior>") field-control-page-up)
                     (,(kbd "C-v") field-control-page-down)
                     (,(kbd "M-v") field-control-page-up)
                     ([remap keyboard-quit] field-control-close)))
      (bind key command #'field-area-menu))))

(defun field-control--letter-key ()
  "Return what a letter means: it answers a box."
  (field-control--key #'field-control-answer #'field-control-box-p))

(defun field-control--space-key ()
  "Return what the space bar means: it turns a box over, takes one of several."
  (list 'menu-item "" #'field-control-space
        :filter (lambda (_)
                  (let ((area (field-area-at (point))))
                    (cond ((null area) nil)
                          ((field-control-box-p area) #'field-control-toggle)
                          ((and (equal (field-area-control area) "listbox")
                                (field-area-menu area))
                           #'field-control-space))))))

(defun field-control--open-key ()
  "Return what M-<down> means: it opens a list, else goes a step down."
  (list 'menu-item "" #'field-area-step-down
        :filter (lambda (_)
                  (if (field-area-has-list-p (field-area-at (point)))
                      #'field-control-open
                    #'field-area-step-down))))

(defun field-control--arrow (mark step)
  "Return what an arrow means: MARK in an open list, STEP where something steps."
  (list 'menu-item "" step
        :filter (lambda (_)
                  (let ((area (field-area-at (point))))
                    (cond ((null area) nil)
                          ((field-area-menu area) mark)
                          ((field-area-steps-p area) step))))))

(provide 'field-control)
;;; field-control.el ends here
