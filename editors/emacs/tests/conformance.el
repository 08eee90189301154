;;; conformance.el --- The package as the conformance kit asks for it  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A line says what the user does, a line what shows then; see
;; protocol/conformance/README.md.  A batch Emacs that reads its standard
;; input takes nothing else meanwhile, so the lines come through a socket.

;;; Code:

(require 'field-form)

(defconst conformance-acts
  ["type" "delete" "place" "move" "undo" "redo" "submit" "validate" "verdict"]
  "What can be done here.")

(defconst conformance-shows
  ["text" "selection" "validity" "enabled" "hidden" "readOnly" "required" "error" "helper" "counter"
   "label" "floating" "placeholder" "rest" "masked" "secure" "checked" "control" "multiline" "items"
   "entries" "active"]
  "What is told of what shows.")

(defvar conformance-lines nil "Lines that wait for their answers.")
(defvar conformance-rest "" "The beginning of a line.")
(defvar conformance-buffer nil "The form's buffer.")
(defvar conformance-waiting nil "The question that has no verdict yet.")

(defun conformance-json (value &rest options)
  "Return VALUE in JSON by OPTIONS, as characters: Emacs 30 has it as bytes."
  (let ((text (apply #'json-serialize value options)))
    (if (multibyte-string-p text) text (decode-coding-string text 'utf-8))))

(defun conformance-judge (value question)
  "Find what VALUE says, of QUESTION."
  (pcase (car (split-string value))
    ("bad" "This is bad.")
    ("crash" (error "As the text says"))
    ("later" (setq conformance-waiting (plist-get question :answer)) 'later)))

(defun conformance-open (line)
  "Open the form of LINE."
  (setq field-server-command (list (plist-get line :server))
        conformance-waiting nil)
  (let ((validate (eq (plist-get line :validate) t))
        (form (plist-get line :form))
        (file (make-temp-file "form" nil ".json")))
    (with-temp-file file
      (insert (conformance-json form :false-object :json-false)))
    (dolist (id '("a" "b" "c"))
      (if validate (field-add-validator id #'conformance-judge) (field-remove-validator id)))
    (condition-case failed
        (progn
          (setq conformance-buffer
                (field-form file #'ignore))
          (switch-to-buffer conformance-buffer)
          (if (field-session-wait field-session-of-buffer
                                  (lambda () (and field-area-list
                                                  (cl-every #'field-area-settled-p field-area-list))))
              (make-hash-table)
            '(:refused "it does not open")))
      (error (list :refused (error-message-string failed))))))

(defun conformance-submit ()
  "Submit the form; what is wrong with it is a message."
  (condition-case failed
      (with-current-buffer conformance-buffer (field-form-submit))
    (error (message "%s" (error-message-string failed)))))

(defun conformance-keys (keys)
  "Have the user press KEYS."
  (execute-kbd-macro keys))

(defun conformance-act (line)
  "Do what LINE says."
  (switch-to-buffer conformance-buffer)
  (let* ((id (plist-get line :field))
         (word (plist-get line :with))
         (act (plist-get line :act))
         (here (field-area-at (point))))
    (unless (or (equal act "submit") (equal act "verdict")
                (and here (equal (field-area-id here) id)))
      (field-form-goto id))
    (pcase act
      ("type" (conformance-keys (vconcat (replace-regexp-in-string "\n" "\r" word))))
      ("delete" (conformance-keys (kbd (if (equal word "forward") "<deletechar>" "DEL"))))
      ("place" (goto-char (+ (field-area-start (field-form--area id)) (aref word 0)))
       (field-area--post-command))
      ("move" (conformance-keys (kbd (if (equal word "right") "<right>" "<left>"))))
      ("undo" (field-form-undo))
      ("redo" (field-form-redo))
      ;; It waits for the answer, which may be held back: not in this turn.
      ("submit" (run-at-time 0 nil #'conformance-submit))
      ("verdict" (funcall conformance-waiting (if (stringp word) word nil)))))
  (make-hash-table))

(defun conformance-true (value)
  "Make VALUE, which is true or not, one of JSON."
  (if (field-server-true-p value) t :false))

(defun conformance-field (area)
  "Return what shows of AREA."
  (let* ((shown (field-area-presentation area))
         (state (field-area-state area))
         (label (plist-get shown :label))
         (template (plist-get shown :template))
         (text (field-area-text area))
         (caret (or (field-area--caret area) (field-area-caret area) (length text)))
         (errors (seq-filter (lambda (each) (eql 1 (plist-get each :severity)))
                             (field-area-diagnostics area)))
         (items (seq-filter (lambda (each) (equal "item" (plist-get each :kind)))
                            (plist-get shown :segments))))
    (list :text text :selection (vector caret caret)
          :validity (plist-get state :validity)
          :enabled (conformance-true (plist-get state :enabled))
          :hidden (conformance-true (plist-get state :hidden))
          :readOnly (conformance-true (plist-get shown :readOnly))
          :required (conformance-true (plist-get label :required))
          :error (or (and (> (length errors) 0) (plist-get (elt errors 0) :message)) :null)
          :helper (or (plist-get (field-area-helper area) :text) :null)
          :counter (or (plist-get (field-area-counter area) :text) :null)
          :label (or (plist-get label :text) :null)
          :floating (conformance-true (plist-get label :floating))
          :placeholder (or (plist-get shown :placeholder) :null)
          :rest (or (and template (substring (plist-get template :text) (plist-get template :filled)))
                    :null)
          :masked (or (plist-get shown :masked) :null)
          :secure (conformance-true (plist-get shown :secure))
          :checked (conformance-true (plist-get shown :checked))
          :control (or (plist-get shown :control) :null)
          :multiline (conformance-true (plist-get shown :multiline))
          :items (vconcat (mapcar (lambda (each)
                                    (let ((range (plist-get each :range)))
                                      (substring text (plist-get range :start) (plist-get range :end))))
                                  items))
          :entries (vconcat (mapcar (lambda (each) (plist-get each :label))
                                    (plist-get (plist-get shown :list) :entries)))
          :active (or (plist-get (plist-get shown :list) :active) :null))))

(defun conformance-show ()
  "Return what shows."
  (switch-to-buffer conformance-buffer)
  (let ((fields (make-hash-table :test #'equal)))
    (dolist (area (field-form--areas))
      (puthash (field-area-id area) (conformance-field area) fields))
    (list :fields fields :form (make-hash-table))))

(defun conformance-close ()
  "End the form and its server."
  (when (buffer-live-p conformance-buffer)
    (with-current-buffer conformance-buffer (set-buffer-modified-p nil))
    (kill-buffer conformance-buffer))
  (make-hash-table))

(defun conformance-answer (text)
  "Answer the line TEXT."
  (let ((line (json-parse-string text :object-type 'plist :null-object nil :false-object :json-false)))
    (condition-case failed
        (pcase (plist-get line :act)
          ("open" (conformance-open line))
          ("show" (conformance-show))
          ("close" (conformance-close))
          (_ (conformance-act line)))
      (error (list :failed (error-message-string failed))))))

(defun conformance-take (_process text)
  "Take TEXT apart into lines."
  (setq conformance-rest (concat conformance-rest text))
  (while (string-match "\n" conformance-rest)
    (setq conformance-lines (append conformance-lines
                                    (list (substring conformance-rest 0 (match-beginning 0))))
          conformance-rest (substring conformance-rest (match-end 0)))))

(let ((kit (make-network-process :name "kit" :host "127.0.0.1" :coding 'utf-8-unix
                                 :service (string-to-number (getenv "FIELD_KIT_LINES"))
                                 :filter #'conformance-take)))
  (cl-flet ((say (value) (process-send-string
                          kit (concat (conformance-json value :false-object :json-false) "\n"))))
    (say (list :client "Emacs" :acts conformance-acts :shows conformance-shows))
    ;; What is asked is done here, not where it comes in: it waits for the server.
    (while (process-live-p kit)
      (if conformance-lines
          (let ((answer (conformance-answer (pop conformance-lines))))
            (process-send-string kit (concat (conformance-json answer) "\n")))
        (accept-process-output nil 1)))))

;;; conformance.el ends here
