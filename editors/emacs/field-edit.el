;;; field-edit.el --- What the user types goes to the server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Each change of an area is sent to the server as it happens, and
;; nothing waits for the answer: the user goes on typing.  An answer is
;; taken only when it is that to the last request that can change the
;; field's text, and then as the patch that it carries: text that stays
;; is not touched, so that markers in it stay, too.

;;; Code:

(require 'cl-lib)
(require 'field-area)
(require 'field-refusal)
(eval-when-compile (require 'subr-x))

(defvar field-area-pasting-commands
  '(yank yank-pop yank-from-kill-ring clipboard-yank xterm-paste mouse-yank-primary
    mouse-yank-secondary mouse-yank-at-click insert-register)
  "Commands that insert text from elsewhere.
The server then tries to read it in other ways than as typed, such
as without a country code.")

(defvar field-area-leave-functions nil
  "Functions that are called with an area when point has left it.")

(defvar-local field-area--current nil
  "The area that point was in after the last command.")

(defvar-local field-area--changed nil
  "The area that the running command has changed.")


;;; Making

(defun field-area-make (session snapshot definition)
  "Make an area of a field of SESSION, which is in no buffer yet.
SNAPSHOT is the answer to `field/create' with the params DEFINITION."
  (let ((area (field-area--make
               :id (plist-get snapshot :field) :session session
               :type (plist-get snapshot :type)
               :definition definition :known t
               :view (plist-get snapshot :text) :version (plist-get snapshot :version))))
    (field-area-take-status area snapshot t)
    area))

(defun field-area--secret-p (area)
  "Return non-nil if the text of AREA is a secret, shown or not."
  (or (field-area-secure-p area)
      (plist-get (field-area-presentation area) :masked)
      (overlay-get (field-area-overlay area) 'field-area-secret)))

(defun field-area--kept-back (area)
  "Return the ranges of AREA that nobody gets a copy of, as (START . END).
They are a secret, the signs around a text with a direction of its own,
and the line break of what shows below it."
  (let ((tail (field-area-tail area))
        (start (field-area-start area))
        (end (field-area-end area))
        (isolated (field-area-isolated area)))
    (nconc (and isolated
                (list (cons (- start (length field-area-isolate)) start)))
           (and (field-area--secret-p area)
                (list (cons start end)))
           (and isolated
                (list (cons end (field-area-line-end area))))
           (and tail (list (cons (overlay-start tail) (overlay-end tail)))))))

(defun field-area--without-secrets (original start end &optional delete)
  "Return what ORIGINAL does of START, END and DELETE, without secrets.
Signs in their place would be yanked as if they were what was killed."
  (let* ((from (min start end))
         (to (max start end))
         (ranges (cl-loop for area in field-area-list
                          when (field-area-live-p area) nconc (field-area--kept-back area)))
         (text (funcall original start end delete)))
    ;; The last first, so that the places of the others stay.
    (pcase-dolist (`(,first . ,last) (nreverse ranges) text)
      (setq first (max from first)
            last (min to last))
      (when (< first last)
        (setq text (concat (substring text 0 (- first from))
                           (substring text (- last from))))))))

(defun field-area--secret-in-rectangle-p (start end)
  "Return non-nil if a secret is in the lines from START to END."
  (let ((from (save-excursion (goto-char (min start end)) (line-beginning-position)))
        (to (save-excursion (goto-char (max start end)) (line-end-position))))
    (cl-some (lambda (area)
               (and (field-area-live-p area)
                    (field-area--secret-p area)
                    (< (field-area-start area) (field-area-end area))
                    (<= (field-area-start area) to)
                    (>= (field-area-end area) from)))
             field-area-list)))

(defun field-area-copy-rectangle ()
  "Copy the rectangle of the region, unless a secret is in it."
  (interactive)
  (when (field-area--secret-in-rectangle-p (point) (mark))
    (user-error "A secret is not copied"))
  (call-interactively (or (command-remapping this-original-command nil (current-global-map))
                          this-original-command)))

(defun field-area--extract-region (original delete)
  "Return what ORIGINAL does of DELETE, but no rectangle that a secret is in.
One that is copied is not taken by `filter-buffer-substring'."
  (when (and (null delete)
             (bound-and-true-p rectangle-mark-mode)
             (field-area--secret-in-rectangle-p (region-beginning) (region-end)))
    (user-error "A secret is not copied"))
  (funcall original delete))

(defun field-area--keep-from-search ()
  "Let Isearch take no secret into what it searches for, which it keeps.
For `pre-command-hook': it takes text by no function that can be told."
  (when (and (bound-and-true-p isearch-mode)
             (symbolp this-command)
             (string-prefix-p "isearch-yank-" (symbol-name this-command))
             (not (string-match-p "kill\\|pop\\|selection" (symbol-name this-command)))
             ;; At the end of a line the next word is in the line below.
             (field-area--secret-in-rectangle-p (point) (save-excursion (forward-line 1) (point))))
    (setq this-command #'ignore)
    (message "A secret is not copied")))

(defun field-area-attach (session places &optional inline)
  "Make text of this buffer that of areas of SESSION.
PLACES has (AREA START END COLUMN) of each in the order of the buffer;
the text there has to be what AREA has.  Helper and errors stand below
it from COLUMN; with INLINE they stand behind the text."
  (setq field-area-list (mapcar #'car places)
        field-session-of-buffer session
        ;; Undoing is the server's: it knows what one typed, and what it
        ;; formatted.
        buffer-undo-list t)
  ;; Whatever takes text out of the buffer, for the kill ring, a register or the window system, takes it by this.
  (add-function :around (local 'filter-buffer-substring-function) #'field-area--without-secrets)
  (add-function :around (local 'region-extract-function) #'field-area--extract-region)
  (advice-add 'xterm--pasted-text :around #'field-area--read-paste)
  (add-hook 'after-change-functions #'field-area--after-change nil t)
  (add-hook 'pre-command-hook #'field-area--pre-command nil t)
  (add-hook 'pre-command-hook #'field-area--keep-from-search nil t)
  (add-hook 'post-command-hook #'field-area--post-command nil t)
  ;; The last first: a line that comes below one, as that of an open list, moves no other.
  (pcase-dolist (`(,area ,start ,end ,column) (reverse places))
    (field-area--attach area start end column inline)))

(defun field-area--attach (area start end column inline)
  "Make the text from START to END that of AREA; COLUMN and INLINE are as above."
  (let* ((overlay (make-overlay start end nil nil t))
         (behind (progn (setf (field-area-overlay area) overlay)
                        (field-area-line-end area))))
    (setf (field-area-behind area) (make-overlay behind behind nil t t)
          (field-area-tail area) nil
          (field-area-inline area) inline
          (field-area-column area) column)
    (overlay-put overlay 'field-area area)
    (when (field-server-true-p (plist-get (field-area-presentation area) :multiline))
      (overlay-put overlay 'line-prefix (make-string column ?\s)))
    (when (field-area-secure-p area)
      (overlay-put overlay 'field-area-secret t))
    (field-area-show area)))

(defun field-area-detach (area)
  "Let the text of AREA be text again."
  (mapc #'delete-overlay (field-area-marks area))
  (mapc #'delete-overlay (field-area-parts area))
  (mapc #'delete-overlay
        (delq nil (list (field-area-tail area) (field-area-behind area)
                        (field-area-overlay area)))))


;;; Sending changes

(defun field-area--send (area method params take &optional failed)
  "Send METHOD with PARAMS, a request that can change the text of AREA.
TAKE is called with AREA and the result if no later such request was
sent; FAILED with the error, under the same condition, instead of
what is usual."
  (let* ((serial (cl-incf (field-area-serial area)))
         (latest (lambda (function result)
                   (when (= serial (field-area-serial area))
                     (field-area--when-in-step area serial function result)))))
    (setf (field-area-caret area) (field-area--caret area)
          (field-area-late area) nil)
    (field-session-send
     (field-area-session area) method (cons :field (cons (field-area-id area) params))
     (lambda (result) (funcall latest take result))
     (lambda (problem)
       (unless (eql -1 (plist-get problem :code)) ; the server died
         (funcall latest (or failed #'field-area--refused) problem))))))

(defun field-area--when-in-step (area serial function result)
  "Call FUNCTION with AREA and RESULT, of request SERIAL, when that can be done.
It can't while something has changed the text and told nobody, as
input methods do until a character is complete."
  (let ((take (lambda ()
                (setf (field-area-taken area) serial)
                (funcall function area result)
                (field-area--tell-caret area)
                (field-session-changed (field-area-session area)))))
    (if (string= (field-area-text area) (field-area-view area))
        (funcall take)
      (setf (field-area-late area) take
            field-area--someone-waits t))))

(defun field-area--after-change (start end length)
  "Send the change from START to END of LENGTH characters before.
For `after-change-functions'."
  (let ((area (field-area-at start)))
    (when area
      (setq field-area--changed area)
      ;; An error would take this function off the hook.
      (condition-case failed
          (field-area--edited area start end length)
        (error (message "field-server: %s" (error-message-string failed)))))))

(defun field-area--writable (start end)
  "Replace what is not a Unicode scalar between START and END by U+FFFD."
  (save-excursion
    (goto-char start)
    (while (< (point) end)
      (let ((character (char-after)))
        (if (or (> character #x10ffff) (<= #xd800 character #xdfff))
            (progn (delete-char 1) (insert #xfffd))
          (forward-char))))))

(defun field-area--edited (area start end length &optional cause)
  "Send the change of AREA from START to END of LENGTH characters before.
CAUSE is as in `field-area-set-text'."
  (let ((inhibit-modification-hooks t))
    (field-area--writable start end))
  (let* ((inhibit-modification-hooks t)
         (old (field-area-view area))
         (new (field-area-text area))
         (from (- start (field-area-start area)))
         (insert (buffer-substring-no-properties start end))
         (to (+ from length))
         (cause (or cause (and (field-area--pasting-p) "paste"))))
    ;; Else only properties have changed.
    (unless (string= old new)
      (set-text-properties start end nil)
      (field-area--mask area)
      (unless (and (<= to (length old))
                   (string= new (concat (substring old 0 from) insert (substring old to))))
        ;; Something has changed the text and told nobody.
        (pcase-setq `(,from ,to ,insert) (field-area--difference old new)))
      (setf (field-area-view area) new)
      (when (field-area-known area)
        (field-area--typed-for area insert)
        (field-area--send
         area :field/edit
         `( :range (:start ,from :end ,to) :insert ,insert
            :version ,(field-area-version area)
            ,@(and cause (list :cause cause)))
         #'field-area--take-answer)
        (when (and (equal cause "paste") (equal (field-area-control area) "combobox"))
          (field-area--undo-paste area (field-area-serial area)))))))

(defun field-area--read-paste (original)
  "Call ORIGINAL, which reads what a terminal pastes.
In a form CR LF is one line break; Emacs makes one of either sign."
  (if (null field-area-list)
      (funcall original)
    (let ((read (symbol-function 'read-event))
          before)
      (cl-letf (((symbol-function 'read-event)
                 (lambda (&rest arguments)
                   (let ((event (apply read arguments)))
                     (when (and (eql before ?\r) (eql event ?\n))
                       (setq event (apply read arguments)))
                     (setq before event)))))
        (funcall original)))))

(defun field-area--pasting-p ()
  "Return non-nil if the running command inserts a text from elsewhere."
  ;; `yank' sets `this-command' to t while it runs.
  (memq real-this-command field-area-pasting-commands))

(defun field-area--typed-for (area insert)
  "Open the list of AREA, where INSERT is typed into it, and let it look for that."
  (when (and (field-area-has-list-p area)
             (not (field-area-inline area))
             (or (field-area-menu area)
                 (and (not (string= insert ""))
                      (not (field-area--pasting-p)))))
    (field-area-open-list area 'typed)))

(defun field-area--difference (old new)
  "Return (FROM TO INSERT), the change that makes NEW of OLD."
  (let* ((shorter (min (length old) (length new)))
         (from (let ((same (compare-strings old nil nil new nil nil)))
                 (if (eq same t) shorter (1- (abs same)))))
         (behind 0))
    (while (and (< behind (- shorter from))
                (= (aref old (- (length old) behind 1))
                   (aref new (- (length new) behind 1))))
      (cl-incf behind))
    (list from (- (length old) behind) (substring new from (- (length new) behind)))))


;;; Taking answers

(defun field-area--replace (area from to text)
  "Make TEXT of what is between the offsets FROM and TO of AREA."
  (if (not (field-area-live-p area))
      (let ((old (field-area-view area)))
        (setf (field-area-view area)
              (concat (substring old 0 from) text (substring old to))))
    (with-current-buffer (overlay-buffer (field-area-overlay area))
      (let ((inhibit-modification-hooks t)
            (inhibit-read-only t)
            (deactivate-mark nil)
            (start (field-area-start area)))
        (save-excursion
          (goto-char (+ start from))
          (insert text)
          (delete-region (point) (+ (point) (- to from)))))
      (setf (field-area-view area) (field-area-text area))
      (field-area--mask area))))

(defun field-area--caret (area)
  "Return the offset of point in AREA; nil where it is elsewhere."
  (when (field-area-live-p area)
    (with-current-buffer (overlay-buffer (field-area-overlay area))
      (let* ((window (get-buffer-window nil t))
             (point (if window (window-point window) (point))))
        (and (<= (field-area-start area) point (field-area-end area))
             (- point (field-area-start area)))))))

(defun field-area--place-caret (area offset)
  "Put point at OFFSET of AREA."
  (with-current-buffer (overlay-buffer (field-area-overlay area))
    (let ((window (get-buffer-window nil t))
          (position (min (+ (field-area-start area) offset) (field-area-end area))))
      (goto-char position)
      (when window
        (set-window-point window position)))))

(defun field-area--take-text (area text patch selection version)
  "Let AREA show TEXT, which PATCH makes of what it shows, and note VERSION.
Without PATCH, or where it does not lead to TEXT, the difference is
looked for.  Without VERSION the text is what shows already.  Point
goes to SELECTION unless it was moved since."
  (let ((follow (and selection (field-area-caret area)
                     (equal (field-area-caret area) (field-area--caret area)))))
    (when patch
      (let ((range (plist-get patch :range)))
        (field-area--replace area (plist-get range :start) (plist-get range :end)
                             (plist-get patch :text))))
    (when (and text (not (string= text (field-area-view area))))
      (pcase-let ((`(,from ,to ,insert)
                   (field-area--difference (field-area-view area) text)))
        (field-area--replace area from to insert)))
    (when version
      (setf (field-area-version area) version))
    (when follow
      (field-area--place-caret area (plist-get selection :end))
      (setf (field-area-caret area) (field-area--caret area)))))

(defun field-area--take-answer (area result)
  "Let AREA show RESULT, the answer to an edit."
  (field-area--take-text area (plist-get result :text) (plist-get result :patch)
                         (plist-get result :selection) (plist-get result :version))
  (when-let ((refusal (plist-get result :refusal)))
    (field-area--refuse area refusal))
  ;; The template's rest stands behind the text as it is now.
  (field-area--show-tail area))

(defun field-area--undo-paste (area serial)
  "Undo what request SERIAL pasted into AREA, where nothing in its list is like it."
  (field-session-send
   (field-area-session area) :field/get (list :field (field-area-id area))
   (lambda (snapshot)
     (when (and (= serial (field-area-serial area))
                (equal "impossible" (plist-get (plist-get snapshot :state) :content)))
       (field-area--send area :field/undo (list :version (plist-get snapshot :version))
                         (lambda (area result)
                           (field-area--take-answer area result)
                           (field-area--refuse
                            area (field-session-word (field-area-session area) :unlisted))))))
   #'ignore))

(defun field-area--take-snapshot (area snapshot)
  "Let AREA show SNAPSHOT, the whole field as the server has it."
  (field-area--take-text area (plist-get snapshot :text) nil
                         (plist-get snapshot :selection) (plist-get snapshot :version))
  (field-area-take-status area snapshot t))

(defun field-area--refused (area problem)
  "Bring AREA back to what the server has, after PROBLEM."
  (if (eql (plist-get problem :code) -32801) ; ContentModified carries the field
      (field-area--take-snapshot area (plist-get problem :data))
    (if (eql (plist-get problem :code) -32015) ; NotEditable
        (field-area--refuse area (or (field-area-fixed-word area) (plist-get problem :message)))
      (field-area--tell area (plist-get problem :message)))
    (field-area--send area :field/get nil #'field-area--take-snapshot #'ignore)))


;;; Commands of the server

(defun field-area-undo (area)
  "Take back the last unit of editing of AREA."
  (field-area--go-back area :field/undo "Nothing to undo"))

(defun field-area-redo (area)
  "Bring back what was undone last in AREA."
  (field-area--go-back area :field/redo "Nothing to redo"))

(defun field-area-demand-known (area)
  "Refuse what needs the server of AREA while that is being started again."
  (unless (field-area-known area)
    (user-error "%s" (field-session-word (field-area-session area) :restart))))

(defun field-area--go-back (area method nothing)
  "Send METHOD for AREA, and say NOTHING where that changes nothing.
Wait, as the keys behind it are meant for what comes of it."
  (field-area-demand-known area)
  (let ((version (field-area-version area)))
    (field-area--send
     area method (list :version version)
     (lambda (area result)
       (when (eql version (plist-get result :version))
         (field-area--tell area nothing))
       (field-area--take-answer area result))))
  (field-session-wait (field-area-session area)
                      (lambda () (or (not (field-area-known area))
                                     (field-area-settled-p area)))))

(defun field-area--caret-untold-p (area)
  "Return non-nil if the server is to know that point was moved in AREA.
Where the text has no parts nothing depends on it."
  (and (field-area-focused area)
       (field-area-known area)
       (field-area-segments area)
       (field-area--caret area)
       (not (equal (field-area--caret area) (field-area-caret area)))))

(defun field-area--tell-caret (area)
  "Tell the server where point is in AREA, if it does not know.
A part that point has left may be written out, 7 as 07."
  (when (and (not (field-area-pending-p area))
             (field-area--caret-untold-p area))
    (let ((offset (field-area--caret area)))
      (field-area--send area :field/select
                        `( :selection (:start ,offset :end ,offset)
                           :version ,(field-area-version area))
                        #'field-area--take-answer #'ignore))))

(defun field-area-enter (area)
  "Tell the server that the user is in AREA; go where it says, if just come."
  (setf (field-area-focused area) t)
  ;; Of several one sees what there is as soon as one comes.
  (when (and (equal (field-area-control area) "listbox")
             (field-area-has-list-p area)
             (not (field-area-inline area)))
    (field-area-open-list area 'entered))
  (when (field-area-known area)
    (let ((caret (field-area--caret area))
          (serial (field-area-serial area)))
      (when (memq caret (list 0 (length (field-area-view area))))
        ;; The answer says where point belongs.
        (setf (field-area-caret area) caret))
      (field-session-send
       (field-area-session area) :field/focus (list :field (field-area-id area))
       (lambda (result)
         (when (and (= serial (field-area-serial area))
                    (field-area-live-p area)
                    (equal caret (field-area--caret area))
                    ;; Who clicks into the text, or moves there, meant the place.
                    (memq caret (list 0 (length (field-area-view area)))))
           (field-area--place-caret
            area (plist-get (plist-get result :selection) :end))
           (setf (field-area-caret area) (field-area--caret area))))
       #'ignore))))                     ; disabled: takes no focus

(defun field-area-leave (area)
  "Tell the server that the user has left AREA."
  (setf (field-area-focused area) nil)
  (field-area-close-list area)
  (run-hook-with-args 'field-area-leave-functions area)
  (when (field-area-known area)
    (field-area--send area :field/blur nil
                      (lambda (area result)
                        (field-area--take-text area (plist-get result :text) nil nil
                                               (plist-get result :version))
                        (field-area--show-tail area)))))

(defun field-area-ask (area method)
  "Send the request METHOD about AREA, wait, and return the result.
What AREA shows is then what the server has."
  (let ((session (field-area-session area)))
    (unless (field-session-wait session (lambda () (and (field-session-live-p session)
                                                (field-area-known area))))
      (user-error "The field server does not run; try %s"
                  (substitute-command-keys "\\[field-session-restart]")))
    (let ((result (field-session-ask session method (list :field (field-area-id area)))))
      ;; Not every answer says what became of the text.
      (field-area--send area :field/get nil #'field-area--take-snapshot)
      (field-session-wait session (lambda () (field-area-settled-p area)))
      result)))

(defun field-area--post-command ()
  "Take what came too early; tell the server where point is.
For `post-command-hook'."
  (condition-case failed
      (let ((area (progn (when (mouse-event-p last-command-event)
                           (field-area--forget-refused-key))
                         (field-area--step-over)
                         (field-area-at (point)))))
        (when field-area--changed
          (setf (field-area-caret field-area--changed)
                (field-area--caret field-area--changed))
          (setq field-area--changed nil))
        (when field-area--someone-waits
          (setq field-area--someone-waits nil)
          (dolist (waiting field-area-list)
            (when (field-area-late waiting)
              (if (string= (field-area-text waiting) (field-area-view waiting))
                  (funcall (prog1 (field-area-late waiting)
                             (setf (field-area-late waiting) nil)))
                (setq field-area--someone-waits t)))))
        (field-area-move-focus area)
        (when area
          (field-area--tell-caret area)))
    (error (message "field-server: %s" (error-message-string failed)))))

(defun field-area--step-over ()
  "Go on where point has come to a line that shows below an area.
Nobody types there, nor goes there, nor among the signs behind a text
that is isolated."
  (when (and (> (point) (point-min))
             (get-text-property (1- (point)) 'field-area-sign))
    (let ((end (or (previous-single-property-change (point) 'field-area-sign) (point-min))))
      (goto-char (if (and (eq this-command 'forward-char) (= field-area--before end))
                     (1+ (line-end-position))
                   end))))
  (when (get-text-property (point) 'field-area-below)
    (let ((places (if (< (point) field-area--before) -1 1)))
      (if (memq this-command '(next-line previous-line))
          ;; In the column in which it was.
          (let ((last-command this-command))
            (line-move places t))
        (forward-char places)))))

(defun field-area-move-focus (area)
  "Note that point is in AREA now, or in none where that is nil."
  (unless (eq area field-area--current)
    (when field-area--current
      (field-area-leave field-area--current))
    (setq field-area--current area)
    (when area
      (field-area-enter area))))


;;; After the server died

(defun field-area-forget (area)
  "Note that the server knows nothing of AREA."
  (cl-incf (field-area-serial area))
  (setf (field-area-known area) nil
        (field-area-late area) nil))

(defun field-area-bring-up (area snapshot &optional fresh)
  "Bring the server, which has SNAPSHOT of AREA, to what the buffer shows.
What the user sees is the truth.  FRESH: the field was made anew, and
nothing of its state was kept."
  (let* ((text (field-area-text area))
         (touched (field-server-true-p (plist-get (field-area-state area) :touched)))
         (same (string= text (plist-get snapshot :text))))
    (setf (field-area-known area) t
          (field-area-view area) text
          (field-area-version area) (plist-get snapshot :version)
          (field-area-taken area) (field-area-serial area))
    (unless (and fresh touched same)
      (field-area-take-status area snapshot t))
    (unless same
      (field-area--send area :field/edit
                        `( :text ,text :version ,(plist-get snapshot :version)
                           ,@(unless (field-area-focused area) '(:cause "program")))
                        #'field-area--take-answer))
    (when (and fresh touched)
      (field-session-send (field-area-session area) :field/validate
                          (list :field (field-area-id area))
                          (lambda (result) (field-area-take-status area result t))))
    (when (and same (field-area-focused area))
      (field-session-send (field-area-session area) :field/focus
                          (list :field (field-area-id area)) #'ignore #'ignore))))


(defun field-area-set-text (area text &optional cause)
  "Put TEXT in place of what is in AREA, as one edit of the user.
CAUSE, where it is given, is the edit's cause in the protocol."
  (with-current-buffer (overlay-buffer (field-area-overlay area))
    (let ((start (field-area-start area))
          (length (length (field-area-text area))))
      (let ((inhibit-modification-hooks t))
        (delete-region start (field-area-end area))
        (goto-char start)
        (insert text))
      (field-area--edited area start (field-area-end area) length cause))))

(provide 'field-edit)
;;; field-edit.el ends here
