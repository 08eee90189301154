;;; field-form.el --- Forms whose fields a server formats and validates  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: convenience, forms
;; URL: https://field-server.example

;;; Commentary:

;; `field-form' shows a form file in a buffer: a field a line, formatted
;; and validated by `field-server' while one types.  `field-read-string',
;; in `field-read.el', is `read-string' for one such field.

;;; Code:

(require 'cl-lib)
(require 'field-complete)
(require 'field-form-buffer)
(require 'field-form-parts)
(eval-when-compile (require 'subr-x))

(defcustom field-form-submit-function #'field-form-show-values
  "What is done with a form that was submitted and is valid.
A function of the answer to `form/submit': a plist in which :values,
:texts and :typed are plists by field id."
  :type 'function
  :group 'field-server)

(defcustom field-form-secrets nil
  "Non-nil means that secrets are in what is submitted, too.
A program that needs them sets this in the buffer of its form."
  :type 'boolean
  :group 'field-server)

(defconst field-form-patience 60
  "Seconds that submitting waits for validators.")

(defconst field-form-garbage (* 64 1024 1024)
  "How much Emacs may allocate while a form opens before it collects garbage.
Else most of the time that a large form takes would go into that.")

(defvar-local field-form--file nil
  "The form file of this buffer, or nil.")

(defvar field-form-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "TAB") #'field-form-next)
    (define-key map (kbd "<backtab>") #'field-form-previous)
    ;; Buttons have keys of their own in Emacs 29 and newer.
    (define-key map [remap forward-button] #'field-form-next)
    (define-key map [remap backward-button] #'field-form-previous)
    (define-key map (kbd "RET") #'field-form-return)
    (define-key map (kbd "C-c C-c") #'field-form-submit)
    (define-key map (kbd "M-<up>") #'field-area-step-up)
    (define-key map (kbd "C-c C-o") #'field-complete-in-minibuffer)
    (define-key map (kbd "C-c C-s") #'field-form-toggle-secure)
    (define-key map (kbd "C-c C-k") #'field-form-quit)
    (define-key map [remap forward-page] #'field-form-next-page)
    (define-key map [remap backward-page] #'field-form-previous-page)
    (define-key map (kbd "C-c C-a") #'field-form-add-row)
    (define-key map (kbd "C-c C-d") #'field-form-remove-row)
    (define-key map (kbd "C-c C-r") #'field-form-restore-row)
    (define-key map (kbd "C-c <up>") #'field-form-move-row-up)
    (define-key map (kbd "C-c <down>") #'field-form-move-row-down)
    (define-key map [remap kill-line] #'field-form-kill)
    (define-key map [remap kill-sentence] #'field-form-kill)
    (define-key map [remap kill-sexp] #'field-form-kill)
    (define-key map [remap copy-rectangle-as-kill] #'field-area-copy-rectangle)
    (define-key map [remap copy-rectangle-to-register] #'field-area-copy-rectangle)
    (define-key map [remap undo] #'field-form-undo)
    (define-key map [remap undo-only] #'field-form-undo)
    (define-key map [remap undo-redo] #'field-form-redo)
    (field-control-define-keys map)
    map)
  "Keys in a form.")

(define-derived-mode field-form-mode nil "Form"
  "Fill in a form.
Each field is formatted and validated by `field-server' while you type.
What is wrong is said below it, and what was not taken, and why.

\\<field-form-mode-map>\\[field-form-next] and \\[field-form-previous] go from field to field; \\[field-form-return] ends a field and
goes on where it is valid, and submits behind the last one.
\\[field-form-submit] submits at once; \\[field-form-quit] gives the form up.

Where a field has a list, typing opens it, and so does M-<down>.
Then <up> and <down>, <prior> and <next> move the mark,
\\[field-form-return] takes what is marked, and \\[keyboard-quit] closes the list.  In a list of
several, SPC takes the marked entry or leaves it.
\\[completion-at-point] completes; \\[field-complete-in-minibuffer] chooses in the minibuffer.

In a box, SPC or the first letter of a word turns it over.  <up> and
<down> step a number, a choice, and the part of a date at point;
<left> and <right> step stars and sliders.
\\[field-form-toggle-secure] shows a secret.  \\[field-form-undo] undoes in this field.

\\{field-form-mode-map}"
  (setq-local truncate-lines nil
              word-wrap t
              ;; Each line has a direction of its own.
              bidi-paragraph-start-re "^"
              bidi-paragraph-separate-re "^"
              indent-tabs-mode nil
              glyphless-char-display (field-area-glyphless)
              nobreak-char-display nil
              revert-buffer-function #'field-form--revert
              ;; Completion by the field's choices alone.
              completion-at-point-functions '(field-complete-at-point))
  (add-hook 'kill-buffer-hook #'field-form--close nil t)
  (add-hook 'post-command-hook #'field-form--widen nil t)
  (add-hook 'window-size-change-functions #'field-form--resized nil t)
  (add-hook 'window-buffer-change-functions #'field-form--resized nil t))

(defun field-form--widen ()
  "Show all of the form again: what the server says may be of any line of it.
For `post-command-hook'."
  (when (buffer-narrowed-p)
    (widen)
    (message "A form is shown whole")))


;;; Opening

(defun field-form-read-file (file)
  "Return what the form file FILE says."
  (let ((definition (with-temp-buffer
                      (let ((coding-system-for-read 'utf-8-unix))
                        (insert-file-contents file))
                      (condition-case failed
                          (field-server-read-json (buffer-string))
                        (error (user-error "%s is no JSON: %s" file
                                           (error-message-string failed)))))))
    (unless (and (plist-get definition :title)
                 (or (vectorp (plist-get definition :fields))
                     (vectorp (plist-get definition :sections))))
      (user-error "%s is no form: \"title\" and \"fields\" are missing" file))
    definition))

;;;###autoload
(defun field-form (file &optional submit)
  "Show the form that FILE describes, to be filled in.
SUBMIT is called with what the form holds when it is submitted and
valid; see `field-form-submit-function', which is the default."
  (interactive "fForm file: ")
  (field-form-show (field-form-read-file file) submit (expand-file-name file)))

;;;###autoload
(defun field-form-show (definition &optional submit file)
  "Show the form of DEFINITION, a plist of the shape of a form file.
SUBMIT is as in `field-form'; FILE is where it was read from."
  (let ((buffer (generate-new-buffer (format "*Form: %s*" (plist-get definition :title)))))
    (condition-case failed
        (with-current-buffer buffer
          (field-form-mode)
          (setq field-form--definition definition
                field-form--file file)
          (when submit
            (setq-local field-form-submit-function submit))
          (field-form--fill))
      ;; A form that can't be shown leaves nothing behind.
      ((error quit)
       (kill-buffer buffer)
       (signal (car failed) (cdr failed))))
    (pop-to-buffer-same-window buffer)
    (field-form--first)
    buffer))

(defun field-form--fill ()
  "Start a server, make the form's fields there, and show them."
  (let* ((gc-cons-threshold (max gc-cons-threshold field-form-garbage))
         (buffer (current-buffer))
         (in-buffer (lambda (function)
                      (lambda (&rest arguments)
                        (when (buffer-live-p buffer)
                          (with-current-buffer buffer
                            (apply function arguments))))))
         (session (field-session-open
                   "field-server"
                   (funcall in-buffer #'field-form--notified)))
         snapshots problem opened)
    (setq field-session-of-buffer session)
    (setf (field-session-form session) (field-form--name))
    ;; All at once: the server answers in order.
    (cl-flet ((send (method params &optional success)
                (field-session-send
                 session method params success
                 (lambda (failed)
                   (let ((text (field-form--problem method params failed)))
                     ;; A server older than a method can show the rest.
                     (if (eql -32601 (plist-get failed :code))
                         (message "%s" text)
                       (setq problem (or problem text))))))))
      (pcase-dolist (`(,method ,params) (field-form--preparation))
        (send method params (and (eq method :form/open)
                                 (lambda (answer) (setq opened answer)))))
      (mapc (lambda (field)
              (send :field/create (field-form--create-params field)
                    (lambda (snapshot) (push (cons field snapshot) snapshots))))
            (plist-get field-form--definition :fields))
      (pcase-dolist (`(,method ,params) (field-form--rules))
        (send method params))
      (send :group/verify (list :form (field-form--name))
            (lambda (result) (setq problem (or problem (list result))))))
    (unless (field-session-wait session (lambda () problem))
      (user-error "`%s' does not answer as a field server does"
                  (string-join field-server-command " ")))
    (when (stringp problem)
      (user-error "%s" problem))
    (when (field-session-closing session)
      (user-error "The field server does not count in utf-32"))
    (field-form--take-parts session (nreverse snapshots) opened)
    (field-form--draw)
    (dolist (told (nreverse (prog1 field-form--early (setq field-form--early nil))))
      (field-form--notified 'field/diagnostics told))
    (setf (field-session-revive session) (funcall in-buffer #'field-form--revive))
    (field-form--show-verdicts (car problem))))

(defun field-form--take-parts (session snapshots opened)
  "Make the areas of SESSION's fields, and the sections.
SNAPSHOTS is a list of (DEFINITION . SNAPSHOT).  OPENED is the answer
to `form/open', which tells of pages and sections."
  (setq field-form--page nil
        field-form--left-out nil)
  (field-form--take-pages opened)
  (setf (field-session-words session) (plist-get opened :words))
  (setq field-form--parts
        (append
         (mapcar (pcase-lambda (`(,definition . ,snapshot))
                   (field-area-make session snapshot (field-form--create-params definition)))
                 snapshots)
         (cl-loop for told across (or (plist-get opened :sections) [])
                  for definition across (plist-get field-form--definition :sections)
                  collect (field-form--make-section-of definition told)))))

(defun field-form--problem (method params failed)
  "Say that METHOD with PARAMS has FAILED."
  (format "%s%s: %s%s" (substring (symbol-name method) 1)
          (if-let ((name (or (plist-get params :field) (plist-get params :name)
                             (plist-get params :group))))
              (format " of %s" name)
            "")
          (plist-get failed :message)
          (if-let ((reason (plist-get (plist-get failed :data) :reason)))
              (format " %s: %s" (or (plist-get (plist-get failed :data) :path) "") reason)
            "")))

(defun field-form--notified (method params)
  "Take the notification METHOD with PARAMS."
  (pcase method
    ((and 'field/diagnostics (guard (null field-form--parts)))
     (push params field-form--early))
    ('field/diagnostics
     (when-let ((area (field-form--area (plist-get params :field))))
       ;; What is said before the field is brought up is of another text.
       (when (field-area-known area)
         (field-area-take-status area params)
         (field-form--count area)
         (field-form--note-change area)
         ;; The text was changed by nothing that was sent for this field.
         (unless (or (eql (plist-get params :version) (field-area-version area))
                     (field-area-pending-p area))
           (field-area--send area :field/get nil #'field-area--take-snapshot #'ignore)))))
    ('group/status
     (field-form--show-verdict (plist-get params :group) (plist-get params :valid)
                               (plist-get params :invalid) (plist-get params :pending)))
    ('form/status
     (when (and (field-form--take-pages params) field-form--parts)
       (field-form--arrange-soon))
     (field-form--show-verdict t (plist-get params :valid)
                               (plist-get params :invalid) (plist-get params :pending)))))


;;; After the server died

(defun field-form--revive ()
  "Bring a new server to where the one that died was."
  (let ((session field-session-of-buffer))
    (mapc #'field-area-forget (field-form--areas))
    (if-let ((snapshot (field-session-snapshot session)))
        (let ((buffer (current-buffer)))
          (field-session-send
           session :session/restore (list :snapshot snapshot :replace t)
           (lambda (_result)
             (with-current-buffer buffer
               (if (or field-form--page (field-form--sections))
                   (field-session-send
                    session :form/open (list :form (field-form--name))
                    (lambda (opened)
                      (with-current-buffer buffer
                        (field-form--bring-up (field-form--areas) opened t))))
                 (field-form--bring-up (field-form--areas) nil t))))
           (lambda (_failed)
             (setf (field-session-snapshot session) nil)
             (with-current-buffer buffer
               (field-form--make-again)))))
      (field-form--make-again))))

(defun field-form--make-again ()
  "Make the form's fields in a server that knows nothing."
  (let ((session field-session-of-buffer))
    (pcase-dolist (`(,method ,params) (field-form--preparation))
      (field-session-send session method params
                          (and (eq method :form/open)
                               (let ((buffer (current-buffer)))
                                 (lambda (opened)
                                   (with-current-buffer buffer
                                     (field-form--bring-up
                                      (cl-remove-if-not #'field-form--row-of
                                                        (field-form--areas))
                                      opened nil)))))))
    ;; In the order of the form file, in which they were made at first.
    (mapc (lambda (definition)
            (when-let ((area (field-form--area (plist-get definition :field))))
              (field-session-send session :field/create
                                  `(:replace t ,@(field-area-definition area))
                                  (lambda (snapshot)
                                    (field-area-bring-up area snapshot t)))))
          (plist-get field-form--definition :fields))
    (pcase-dolist (`(,method ,params) (field-form--rules))
      (field-session-send session method params))
    (field-form--verify)))

(defun field-form--bring-up (areas opened whole)
  "Bring a new server to what AREAS show.
OPENED is the answer to `form/open', where there are pages or
sections.  WHOLE: the server has the form from a snapshot."
  (let ((session field-session-of-buffer)
        (buffer (current-buffer))
        (page field-form--page))
    (field-form--match-rows (plist-get opened :sections) whole)
    ;; Behind the answers that give rows their numbers.
    (field-session-send
     session :field/list (list :form (field-form--name) :limit 0)
     (lambda (_)
       (with-current-buffer buffer
         (dolist (area areas)
           (field-session-send session :field/get (list :field (field-area-id area))
                               (lambda (snapshot)
                                 (field-area-bring-up area snapshot (not whole)))))
         ;; A new server begins with the first page.
         (when (and page (not (equal page (plist-get opened :page))))
           (field-session-send session :form/page (list :form (field-form--name) :page page)
                               (lambda (answer)
                                 (with-current-buffer buffer
                                   (setq field-form--page (plist-get answer :page))
                                   (field-form--redraw)))))
         (when whole
           (field-form--verify)))))))

(defun field-form--verify ()
  "Ask how the form stands."
  (let ((buffer (current-buffer)))
    (field-session-send field-session-of-buffer :group/verify
                        (list :form (field-form--name))
                        (lambda (result)
                          (when (buffer-live-p buffer)
                            (with-current-buffer buffer
                              (field-form--show-verdicts result)))))))

(defun field-form--close ()
  "End the server of this buffer's form."
  (when field-session-of-buffer
    (field-session-close field-session-of-buffer)))

(defun field-form--revert (&rest _)
  "Read the form file again and start with an empty form."
  (unless field-form--file
    (user-error "This form is not from a file"))
  (let ((definition (field-form-read-file field-form--file))
        (inhibit-read-only t)
        (inhibit-modification-hooks t))
    (field-form--close)
    (remove-overlays)
    (erase-buffer)
    (setq field-form--definition definition
          field-area-list nil
          field-area--current nil
          field-form--parts nil
          field-form--verdicts nil
          field-form--removed nil)
    (field-form--fill)
    (field-form--first)))


;;; Commands

(defun field-form--stops ()
  "Return the positions that TAB stops at: fields in order, then buttons."
  (nconc (cl-loop for area in field-area-list
                  when (field-area-enabled-p area) collect (field-area-end area))
         (mapcar #'marker-position field-form--buttons)))

(defun field-form--stop (from)
  "Return the first stop behind the position FROM, or the first of all."
  (let ((stops (field-form--stops)))
    (cl-loop for stop in stops
             when (> stop from) minimize stop into next
             finally return (or next (apply #'min stops)))))

(defun field-form--first ()
  "Go to the first field that can be edited, or else to the first stop."
  (goto-char (if-let ((area (cl-find-if #'field-area-editable-p field-area-list)))
                 (field-area-end area)
               (field-form--stop (point-min))))
  (field-area-move-focus (field-area-at (point))))

(defun field-form-goto (id)
  "Go to the field ID, on whatever page it is."
  (field-form-arrange)
  (field-form-show-page-of id)
  (when-let ((area (field-form--area id)))
    (when (field-area-live-p area)
      (goto-char (field-area-end area))
      (field-area-move-focus area))))

(defun field-form--here ()
  "Return the position that counts as where point is among those of TAB."
  (if-let ((area (field-area-at (point))))
      (field-area-end area)
    (point)))

(defun field-form-next ()
  "Go to the next field, behind the last one to the button."
  (interactive)
  (field-form--leave)
  (goto-char (field-form--stop (field-form--here))))

(defun field-form--leave ()
  "Take what the user has marked in the field that is left."
  (when-let ((area (field-area-at (point))))
    (field-control-leave area))
  (field-form-catch-up))

(defun field-form-previous ()
  "Go to the field before."
  (interactive)
  (field-form--leave)
  (let ((here (field-form--here))
        (stops (field-form--stops)))
    (goto-char (cl-loop for stop in stops
                        when (< stop here) maximize stop into before
                        finally return (or before (apply #'max stops))))))

(defun field-form--area-here ()
  "Return the area at point, or signal an error."
  (or (field-area-at (point)) (user-error "No field here")))

(defun field-form-return ()
  "End this field and go to the next, or submit behind the last one.
In a field of several lines, begin a new line."
  (interactive)
  (if-let ((button (button-at (point))))
      (push-button (point))
    (let ((area (field-form--area-here)))
      (cond
       ((field-server-true-p (plist-get (field-area-presentation area) :multiline))
        (insert "\n"))
       ;; Behind an answer it goes on.
       ((and (field-control-box-p area)
             (not (memq last-command '(field-control-answer field-control-toggle))))
        (field-control-act area "toggle"))
       ((field-control-return area))
       (t
        (let ((answer (field-area-ask area :field/commit)))
          (cond ((not (or (field-server-true-p (plist-get answer :accepted))
                          (field-server-true-p (plist-get answer :pending))))
                 (message "%s" (or (field-area-message area) (field-form--word :fix :count 1))))
                ((field-server-true-p (plist-get answer :submit))
                 (field-form-submit))
                ((plist-get answer :page)
                 (field-form-next-page))
                ((plist-get answer :next)
                 (field-form-goto (plist-get answer :next))))))))))

(defun field-form-submit ()
  "Validate the form; hand it on where it is valid, else go where it is not."
  (interactive)
  (unless (field-session-wait
           field-session-of-buffer
           (lambda () (and (field-session-live-p field-session-of-buffer)
                           (cl-every #'field-area-known (field-form--areas)))))
    (user-error "The field server does not run; try %s"
                (substitute-command-keys "\\[field-session-restart]")))
  (let ((answer (let ((field-server-timeout field-form-patience))
                  ;; It comes when all validators of this Emacs have answered.
                  (field-session-ask field-session-of-buffer :form/submit
                                     `( :form ,(field-form--name) :wait t
                                        ,@(and field-form-secrets '(:secure t)))))))
    (field-form-take-changed (plist-get answer :changed))
    (field-form-arrange)
    (if (field-server-true-p (plist-get answer :valid))
        (funcall field-form-submit-function answer)
      ;; What is wrong is said behind the answer.
      (field-form-hear)
      (let* ((first (plist-get answer :first))
             (area (field-form--area first)))
        (field-form-goto first)
        (message "%s" (or (and area (field-area-message area))
                          (field-form--word :fix :count (length (plist-get answer :invalid)))))))))

(defun field-form-show-values (answer)
  "Show the values in ANSWER, that of `form/submit', but for secrets."
  (let ((title (plist-get field-form--definition :title))
        (secure (mapcar (lambda (area) (intern (concat ":" (field-area-id area))))
                        (cl-remove-if-not #'field-area-secure-p (field-form--areas)))))
    (with-help-window "*Form values*"
      (princ (format "%s\n\n" title))
      (cl-loop for (id value) on (plist-get answer :values) by #'cddr
               do (princ (format "%s: %s\n" (substring (symbol-name id) 1)
                                 (if (memq id secure) "•••" value)))))
    (message "%s: %s" (field-form--word :submitted) title)))

(defun field-form-kill ()
  "Kill what this key kills elsewhere, in this field.
At its end nothing is killed, and point stays: `kill-line' and the like
would have taken the next field's label, and left point there."
  (interactive)
  (let ((area (field-area-at (point)))
        (place (point))
        (command (if (eq this-original-command 'field-form-kill) #'kill-line this-original-command)))
    (when (and area (null current-prefix-arg) (= place (field-area-end area)))
      (signal 'end-of-buffer nil))
    (condition-case failed
        (if (and area (field-area-isolated area)
                 (eq command #'kill-line) (null current-prefix-arg))
            ;; The line goes on with signs that nobody sees.
            (kill-region place (min (field-area-end area)
                                    (save-excursion (skip-chars-forward "^\n") (point))))
          (call-interactively command))
      (text-read-only
       (goto-char place)
       (signal (car failed) (cdr failed))))))

(defun field-form-undo ()
  "Take back the last unit of editing of this field.
The server remembers them, a run of typing each, also across its restarts."
  (interactive)
  (field-area-undo (field-form--area-here)))

(defun field-form-redo ()
  "Bring back what was undone last in this field, until it is edited."
  (interactive)
  (field-area-redo (field-form--area-here)))

(defun field-form-toggle-secure ()
  "Show the secret in this field, or hide it again.
It is covered by bullets at first."
  (interactive)
  (let ((area (field-form--area-here)))
    (field-session-send
     (field-area-session area) :field/action
     (list :field (field-area-id area) :action "toggleSecure")
     (lambda (snapshot) (field-area-take-status area snapshot t)))))

(defun field-form-quit ()
  "Give up this form: kill its buffer, and end its server."
  (interactive)
  (kill-buffer))

(provide 'field-form)
;;; field-form.el ends here
