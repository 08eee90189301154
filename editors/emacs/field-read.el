;;; field-read.el --- Read a formatted and validated string  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `field-read-string' stands in for `read-string' where what is read is
;; a telephone number, a date, an amount and the like: it is formatted
;; while it is typed, what is wrong with it is said at once, and Return
;; takes only what is valid.

;;; Code:

(require 'cl-lib)
(require 'field-complete)

(defvar field-read--session nil
  "The session of fields in minibuffers; it is kept for the next one.")

(defvar field-read--areas nil
  "The areas of all minibuffers that read now.")

(defvar field-read--count 0
  "How many fields were read.")

(defvar field-read-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map minibuffer-local-map)
    (define-key map (kbd "RET") #'field-read-exit)
    (define-key map (kbd "C-j") #'field-read-exit)
    (define-key map (kbd "TAB") #'completion-at-point)
    ;; Without Meta they go through the history.
    (define-key map (kbd "M-<up>") #'field-area-step-up)
    (define-key map (kbd "M-<down>") #'field-area-step-down)
    (define-key map (kbd "SPC")
                (field-control--key #'field-control-toggle #'field-control-box-p))
    (define-key map [remap self-insert-command] (field-control--letter-key))
    (define-key map [remap undo] #'field-read-undo)
    (define-key map [remap undo-only] #'field-read-undo)
    (define-key map [remap undo-redo] #'field-read-redo)
    map)
  "Keys in the minibuffer of `field-read-string'.")

(defvar-local field-read--default nil
  "What empty input stands for in this minibuffer, or nil.")

(defvar-local field-read--result nil
  "The answer to `field/blur' that ended reading in this minibuffer.")

(defun field-read--open ()
  "Return the session of fields in minibuffers; start it where it is not there."
  (unless (and field-read--session (field-session-live-p field-read--session))
    (when field-read--session
      (field-session-close field-read--session))
    (setq field-read--session
          (field-session-open "field-server-read" #'field-read--notified
                              #'field-read--revive))
    ;; There is no form that has them.
    (field-session-send field-read--session :locale/words nil
                        (lambda (answer)
                          (setf (field-session-words field-read--session)
                                (plist-get answer :words)))
                        #'ignore))
  field-read--session)

(defun field-read--notified (method params)
  "Take the notification METHOD with PARAMS."
  (when (eq method 'field/diagnostics)
    (let ((area (cl-find (plist-get params :field) field-read--areas
                         :key #'field-area-id :test #'equal)))
      (when (and area (field-area-known area))
        (field-area-take-status area params)))))

(defun field-read--revive ()
  "Make the fields of all minibuffers in a server that knows nothing."
  (mapc #'field-area-forget field-read--areas)
  (dolist (area field-read--areas)
    (field-session-send (field-area-session area) :field/create
                        `(:replace t ,@(field-area-definition area))
                        (lambda (snapshot) (field-area-bring-up area snapshot t)))))

;;;###autoload
(defun field-read-string (prompt field &optional initial-input history
                                 default-value inherit-input-method)
  "Read a string as `read-string' does, formatted and validated as FIELD.
FIELD is the name of a type of field-server, such as \"phone\", or a
plist of members of `field/create', such as
 (:type \"date\" :required t :helper \"The day you arrive\").
With `:returns value' in it the characters of formatting are left
out of what is returned, with `:returns typed' it is the canonical
form, such as an ISO date; else it is the text as it was shown.

Return takes only what is valid.  Empty input is DEFAULT-VALUE where
that is given, else it is valid unless the field is required.
A secret is read without a history, and goes into none.
PROMPT, INITIAL-INPUT, HISTORY, DEFAULT-VALUE and
INHERIT-INPUT-METHOD are those of `read-string'."
  (let* ((options (if (stringp field) (list :type field) field))
         (returns (or (plist-get options :returns) 'text))
         (session (field-read--open))
         (id (format "read-%d" (cl-incf field-read--count)))
         (definition `( :field ,id :form ,id
                        ,@(cl-loop for (member value) on options by #'cddr
                                   unless (eq member :returns)
                                   collect member and collect value)))
         (snapshot (condition-case failed
                       (field-session-ask session :field/create definition)
                     (field-server-error
                      (error "The field %S: %s" options (cadr failed)))))
         (default (if (consp default-value) (car default-value) default-value))
         (presentation (plist-get snapshot :presentation))
         (secret (or (field-server-true-p (plist-get presentation :secure))
                     (plist-get presentation :masked)))
         area result)
    (unwind-protect
        (let ((text
               (minibuffer-with-setup-hook
                   (lambda ()
                     (setq area (field-read--begin session snapshot definition))
                     (setq field-read--default default)
                     (when initial-input
                       (goto-char (point-max))
                       (insert (if (consp initial-input) (car initial-input)
                                 initial-input)))
                     (add-hook 'minibuffer-exit-hook
                               (lambda ()
                                 (setq result field-read--result)
                                 ;; The next minibuffer may use this buffer.
                                 (field-area-detach area))
                               nil t))
                 (let ((minibuffer-allow-text-properties nil))
                   (read-from-minibuffer prompt nil field-read-map nil
                                         ;; Savehist writes histories to a file.
                                         (if secret t history)
                                         default-value inherit-input-method)))))
          (cond ((and (string= text "") default) default)
                ((eq returns 'text) text)
                (t (plist-get result (intern (format ":%s" returns))))))
      (setq field-read--areas (delq area field-read--areas))
      (field-session-send session :form/close (list :form id)))))

(defun field-read--begin (session snapshot definition)
  "Make the minibuffer's input a field of SESSION, which has SNAPSHOT.
DEFINITION is what it was made with.  Return the area."
  (let ((start (minibuffer-prompt-end)))
    (goto-char (point-max))
    (insert (plist-get snapshot :text))
    (let ((area (field-area-make session snapshot definition)))
      (field-area-attach session (list (list area start (point-max) 0)) t)
      (push area field-read--areas)
      (add-hook 'completion-at-point-functions #'field-complete-at-point nil t)
      (field-area-move-focus area)
      area)))

(defun field-read--area ()
  "Return the area of this minibuffer."
  (car field-area-list))

(defun field-read-exit ()
  "End reading, where the input is valid."
  (interactive)
  (let ((area (field-read--area)))
    (if (and field-read--default (string= "" (field-area-text area)))
        (exit-minibuffer)
      (let ((answer (field-area-ask area :field/blur)))
        ;; A validator of this Emacs may answer later.
        (when (field-server-true-p (plist-get answer :pending))
          (field-session-wait
           (field-area-session area)
           (lambda () (not (equal "pending" (field-area-validity area)))))
          (setq answer (field-area-ask area :field/validate)))
        (if (field-server-true-p (plist-get answer :valid))
            (progn
              (setq field-read--result (field-area-ask area :field/get))
              (exit-minibuffer))
          (field-area-enter area)
          (ding t))))))

(defun field-read-undo ()
  "Take back the last unit of editing."
  (interactive)
  (field-area-undo (field-read--area)))

(defun field-read-redo ()
  "Bring back what was undone last."
  (interactive)
  (field-area-redo (field-read--area)))

(provide 'field-read)
;;; field-read.el ends here
