;;; field-server.el --- A session with the text field server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Starts `field-server', speaks JSON-RPC to it through the built-in
;; jsonrpc.el, and starts it again when it dies.  What is in the buffers
;; of the user survives that; see `field-area.el'.
;;
;; Only the public parts of jsonrpc.el are used, in the way that works
;; in Emacs 28 (answers come inside of the process filter) and in Emacs
;; 30 (answers come from timers).  `jsonrpc-request' is avoided: in
;; Emacs 28 it leaves the filter by a throw, and messages that came in
;; the same piece of output then wait for the next one.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)
(require 'json)
(require 'mailcap)

(defgroup field-server nil
  "Text fields that a server formats and validates."
  :group 'convenience
  :prefix "field-")

(defcustom field-server-command '("field-server")
  "The program that serves fields, and its arguments."
  :type '(repeat string))

(defcustom field-server-locale nil
  "BCP 47 tag of the language of messages and buttons, such as \"es\".
Nil means English."
  :type '(choice (const :tag "English" nil) string))

(defcustom field-server-timeout 5
  "Seconds that a command waits for an answer of the server."
  :type 'number)

(defcustom field-server-log-size 0
  "Characters of messages that are kept in the session's events buffer.
0 keeps none, and nil all.  The log holds what is typed, secrets too."
  :type '(choice (const :tag "All" nil) integer))

(defconst field-server-restarts '(4 . 180)
  "How often the server is started again, at most, within how many seconds.")

(define-error 'field-server-error "The field server says no")

(cl-defstruct (field-session (:constructor field-session--make) (:copier nil))
  "A running server with what is needed to start it again."
  (name nil :documentation "Names the process and its buffers.")
  (connection nil :documentation "The `jsonrpc-process-connection'.")
  (process nil :documentation "The process of `connection'.")
  (ready nil :documentation "Non-nil while requests can be sent.")
  (closing nil :documentation "Non-nil when the end of the process is wanted.")
  (handler nil :documentation "Function of a notification's method and params.")
  (revive nil :documentation "Function without arguments, run after a restart.
While there is none, a server that ends is not started again.")
  (ended nil :documentation "Times at which the server died.")
  (words nil :documentation "What buttons and marks say, by name: as the server tells it.")
  (form nil :documentation "The form that snapshots are taken of.")
  (snapshot nil :documentation "The last answer to `session/snapshot'.")
  (snapshots t :documentation "Nil where the server has no snapshots.")
  (snapshot-timer nil :documentation "Takes the next snapshot."))


;;; Words

(defconst field-server-words
  '( :submit "Submit" :next "Next" :back "Back" :complete "complete" :optional "optional"
     :left "{count} to go" :fix "{count} to fix" :page "Page {number} of {count}"
     :nothing "Nothing found" :readOnly "read only" :unavailable "not available" :unlisted "Not taken: not in the list"
     :full "No more can be added" :least "No fewer are allowed"
     :submitted "Submitted" :removed "Removed" :restore "Put back"
     :restart "Restart; nothing is lost"
     :file "file" :folder "folder" :either "file or folder" :largest "up to {size}")
  "What buttons and marks say where the server is older than a word.")

(defun field-session-word (session name &rest values)
  "Return what the word NAME, such as `:next', says in the language of SESSION.
VALUES is a plist of what stands for the names in braces."
  (let ((said (or (plist-get (field-session-words session) name)
                  (plist-get field-server-words name))))
    (cl-loop for (value text) on values by #'cddr
             do (setq said (string-replace (format "{%s}" (substring (symbol-name value) 1))
                                           (format "%s" text) said)))
    said))


;;; Validators

(defvar field-validators (make-hash-table :test #'equal)
  "Functions that answer `client/validate', by field id or tag.")

;;;###autoload
(defun field-add-validator (key function)
  "Let FUNCTION judge the fields that KEY names: an id, or a tag (an integer).
The field's definition asks for it with \"client\": true in
\"validation\".  FUNCTION is called with the value and with the
question, a plist of :field, :tag, :phase, :version, :text, :value
and :answer.  It returns nil where nothing is wrong, a string that
says what is wrong, a verdict as a plist such as
 (:outcome \"failure\" :message \"…\" :severity 2),
or the symbol `later'; then it calls the function in :answer with
one of the former when it knows.  It must not wait."
  (puthash key function field-validators))

(defun field-remove-validator (key)
  "Forget the validator of KEY."
  (remhash key field-validators))

(defun field-server--verdict (found)
  "Make a verdict of what a validator FOUND."
  (cond ((null found) '(:outcome "success"))
        ((stringp found) (list :outcome "failure" :message found))
        (t found)))

(defun field-server-accepted-p (name accept)
  "Return non-nil if a file called NAME is one of ACCEPT.
That has endings of names, and media types such as \"image/*\"."
  (let ((type (mailcap-extension-to-mime (or (file-name-extension name) ""))))
    (cl-some (lambda (wanted)
               (cond ((not (string-search "/" wanted)) (string-suffix-p wanted name t))
                     ((null type) nil)
                     ((string-suffix-p "/*" wanted)
                      (string-prefix-p (substring wanted 0 -1) type t))
                     (t (string= (downcase wanted) type))))
             (append accept nil))))

(defun field-server--file-fault (name file)
  "Return a code that says what is wrong with the file NAME; nil where it is right.
FILE is what the field asks of it."
  (let* ((name (expand-file-name name))
         (kind (plist-get file :kind))
         (there (file-exists-p name))
         (folder (file-directory-p name))
         (size (plist-get file :maxSize)))
    (cond
     ((and (not there) (field-server-true-p (plist-get file :exists))) "not-found")
     ;; One to be written, in a folder that is there.
     ((and (not there) (not (file-directory-p (file-name-directory name)))) "not-found")
     ((and (equal kind "file") folder) "not-a-file")
     ((and (equal kind "directory") there (not folder)) "not-a-directory")
     ((and there (not (file-readable-p name))) "not-readable")
     ((and size there (not folder)
           (> (file-attribute-size (file-attributes name)) size))
      "too-large")
     ((and (plist-get file :accept) (not folder)
           (not (field-server-accepted-p name (plist-get file :accept))))
      "wrong-file-type"))))

(defun field-server--validate (session question)
  "Answer a QUESTION, the params of `client/validate', of SESSION."
  (cl-destructuring-bind (&key field tag phase version value file &allow-other-keys)
      question
    (let ((function (or (gethash field field-validators)
                        (gethash tag field-validators)
                        (and file #'ignore)))
          (fault (and file (field-server--file-fault value file))))
      (unless function
        (jsonrpc-error "No validator of the field %s" field))
      (let ((found
             (if fault
                 (list :outcome "failure" :code fault)
               (funcall function value
                        (append
                         question
                         (list :answer
                               (lambda (late)
                                 (field-session-notify
                                  session :field/verdict
                                  `( :field ,field :version ,version :phase ,phase
                                     ,@(field-server--verdict late))))))))))
        (unless (eq found 'later)
          (field-server--verdict found))))))


;;; Sending

(defun field-session-live-p (session)
  "Return non-nil if SESSION's server runs and takes requests."
  (and (field-session-ready session)
       (field-session-connection session)
       (jsonrpc-running-p (field-session-connection session))))

(defun field-server--object (params)
  "Make PARAMS what jsonrpc.el writes as an object; nil would be null."
  (or params (make-hash-table)))

(defun field-session-send (session method params &optional success failure)
  "Send the request METHOD with PARAMS to the server of SESSION.
SUCCESS is called with the result, FAILURE with the error, a plist
of :code, :message and :data.  Return nil where nothing could be
sent; then neither is called.  The code of a server that died is -1."
  (when (field-session-live-p session)
    (condition-case failed
        (progn
          (jsonrpc-async-request
           (field-session-connection session) method (field-server--object params)
           ;; No timer for each key: the death of the process is reported.
           :timeout nil
           :success-fn (field-server--guarded (or success #'ignore))
           :error-fn (field-server--guarded
                      (or failure
                          (lambda (failed)
                            (unless (eql -1 (plist-get failed :code))
                              (message "field-server: %s: %s" method
                                       (plist-get failed :message)))))))
          t)
      ;; The pipe broke and the sentinel has not run yet, or somebody has
      ;; stopped the process.  A server that missed a message is of no use.
      (error
       (let ((process (field-session-process session)))
         (when (eq 'run (process-status process)) ; PARAMS can't be written as JSON
           (signal (car failed) (cdr failed)))
         ;; One that a broken pipe has ended already is left alone: deleting it
         ;; would take its sentinel from it, and nobody would hear of its end.
         (when (eq 'stop (process-status process))
           (delete-process process))
         nil)))))

(defun field-server--guarded (function)
  "Return FUNCTION such that its errors are shown, not signalled.
An error that leaves a process filter would hold up the messages
that came with the one that caused it."
  (lambda (&rest arguments)
    (condition-case failed
        (apply function arguments)
      (error (message "field-server: %s" (error-message-string failed))
             nil))))

(defun field-session-notify (session method params)
  "Send the notification METHOD with PARAMS to the server of SESSION."
  (when (field-session-live-p session)
    (ignore-errors
      (jsonrpc-notify (field-session-connection session) method
                      (field-server--object params)))))

(defun field-session-wait (session predicate)
  "Take what SESSION says until PREDICATE holds, and return what it returned.
Return nil after `field-server-timeout' seconds."
  (let ((end (+ (float-time) field-server-timeout))
        value)
    (while (and (not (setq value (funcall predicate)))
                (< (float-time) end))
      ;; Without a process Emacs waits 10 ms for more to come.
      (let ((process (field-session-process session)))
        (accept-process-output (and (eq 'run (process-status process)) process) 0.01)))
    value))

(defun field-session-ask (session method params)
  "Send the request METHOD with PARAMS in SESSION, and return the result.
Signal `field-server-error' for an error, or where no answer comes."
  (let (answer)
    (unless (field-session-send session method params
                                (lambda (result) (setq answer (list result)))
                                (lambda (failed) (setq answer (cons 'failed failed))))
      (signal 'field-server-error '("it does not run")))
    (field-session-wait session (lambda () answer))
    (cond ((null answer)
           (signal 'field-server-error
                   (list (format "no answer to %s in %s s" method field-server-timeout))))
          ((eq (car answer) 'failed)
           (signal 'field-server-error
                   (list (plist-get (cdr answer) :message) (cdr answer))))
          (t (car answer)))))


;;; Starting

(defun field-server--program ()
  "Return `field-server-command', or signal an error that says what to do."
  (unless (and (stringp (car-safe field-server-command))
               (executable-find (car field-server-command)))
    (user-error "Cannot find the program `%s': install field-server, or set `field-server-command'"
                (car-safe field-server-command)))
  field-server-command)

(defun field-server--connect (session)
  "Start a process for SESSION, and connect to it."
  (let* ((name (field-session-name session))
         (command (field-server--program))
         process
         (connection
          (apply
           #'make-instance 'jsonrpc-process-connection
           :name name
           :process (lambda ()
                      ;; Else Emacs waits for more to come before it reads
                      ;; the short answers of a server: 20 ms and more a key.
                      (let ((process-adaptive-read-buffering nil))
                        (setq process
                              (make-process
                               :name name
                               :command command
                               :connection-type 'pipe
                               :coding 'utf-8-emacs-unix
                               :noquery t
                               ;; jsonrpc.el looks for a buffer of this name.
                               :stderr (get-buffer-create
                                        (format "*%s stderr*" name))))))
           :request-dispatcher
           (lambda (_connection method params)
             (if (eq method 'client/validate)
                 (field-server--validate session params)
               (jsonrpc-error :code -32601 :message (format "No method %s" method))))
           :notification-dispatcher
           (lambda (_connection method params)
             (funcall (field-server--guarded (field-session-handler session))
                      method params))
           :on-shutdown (lambda (connection)
                          (field-server--ended session connection))
           ;; Renamed in jsonrpc.el 1.0.18 (Emacs 30).
           (if (fboundp 'jsonrpc-convert-to-endpoint)
               (list :events-buffer-config
                     (list :size field-server-log-size :format 'full))
             (list :events-buffer-scrollback-size field-server-log-size)))))
    ;; jsonrpc.el reports each end of a process in the echo area.
    (add-function :around (process-sentinel process)
                  (lambda (sentinel process change)
                    (let ((inhibit-message t))
                      (funcall sentinel process change))))
    (setf (field-session-process session) process
          (field-session-connection session) connection)))

(defvar field-server--count 0
  "How many sessions there were.")

(defun field-session-open (name handler &optional revive)
  "Start a server under NAME and return its session.
HANDLER is called with the method (a symbol) and the params of each
notification, REVIVE without arguments when the server has died and
another one was started: it knows nothing then."
  (let ((session (field-session--make
                  ;; jsonrpc.el finds buffers by this name: it has to be unique.
                  :name (format "%s-%d" name (cl-incf field-server--count))
                  :handler handler :revive revive)))
    (field-server--start session)
    session))

(defun field-server--start (session)
  "Start the server of SESSION and greet it."
  (field-server--connect session)
  (setf (field-session-ready session) t
        (field-session-closing session) nil)
  ;; Nothing waits for the answer: the server handles messages in order.
  (field-session-send
   session :initialize
   `( :processId ,(emacs-pid)
      :clientInfo (:name "Emacs" :version ,emacs-version)
      ,@(and field-server-locale (list :locale field-server-locale))
      ;; Characters of Emacs are Unicode scalars.
      :positionEncodings ["utf-32"]
      :capabilities (:presentation t :validate t))
   (lambda (result)
     (unless (equal (plist-get result :positionEncoding) "utf-32")
       (message "field-server: it does not count in utf-32")
       (field-session-close session))))
  (field-session-notify session :initialized nil))

(defun field-server--discard (process connection)
  "Kill the buffers of the PROCESS behind CONNECTION, which has ended."
  (dolist (buffer (list (process-buffer process) (jsonrpc-stderr-buffer connection)))
    (when (buffer-live-p buffer)
      (let (kill-buffer-query-functions)
        (kill-buffer buffer)))))

(defun field-server--ended (session connection)
  "Note that the process of SESSION behind CONNECTION has ended."
  (when (eq connection (field-session-connection session))
    (setf (field-session-ready session) nil)
    ;; Not here: this runs in a sentinel, which is no place for starting.
    (run-at-time 0 nil
                 (lambda (process)
                   (field-server--discard process connection)
                   (when (and (field-session-revive session)
                              (not (field-session-closing session)))
                     (field-server--again session)))
                 (field-session-process session))))

(defun field-server--again (session)
  "Start the server of SESSION again, unless that was tried too often."
  (let ((now (float-time)))
    (setf (field-session-ended session)
          (cons now (cl-remove-if (lambda (time)
                                    (> (- now time) (cdr field-server-restarts)))
                                  (field-session-ended session))))
    (if (> (length (field-session-ended session)) (car field-server-restarts))
        (message "field-server has ended %d times in a row; what you typed is still here. \
Try %s" (length (field-session-ended session))
                 (substitute-command-keys "\\[field-session-restart]"))
      (condition-case failed
          (progn
            (field-server--start session)
            (funcall (field-session-revive session))
            (message "field-server: %s" (field-session-word session :restart)))
        (error (message "field-server has ended: %s" (error-message-string failed)))))))

(defvar-local field-session-of-buffer nil
  "The session whose fields are in this buffer.")

(defun field-session-restart ()
  "Start the server of this buffer's fields again.
What they show stays, and is told to the new one."
  (interactive)
  (let ((session field-session-of-buffer))
    (unless session
      (user-error "No fields here"))
    (setf (field-session-ended session) nil)
    (if (field-session-live-p session)
        ;; The sentinel does the rest.
        (delete-process (field-session-process session))
      (field-server--start session)
      (funcall (field-session-revive session)))))

(defun field-session-close (session)
  "End SESSION and its server."
  (let ((connection (field-session-connection session))
        (process (field-session-process session)))
    (setf (field-session-closing session) t)
    (when (field-session-snapshot-timer session)
      (cancel-timer (field-session-snapshot-timer session)))
    (when (and connection (jsonrpc-running-p connection))
      (field-session-send session :shutdown nil)
      (field-session-notify session :exit nil)
      (run-at-time 2 nil (lambda ()
                           (when (process-live-p process)
                             (delete-process process)))))
    (setf (field-session-ready session) nil)))


;;; Snapshots

(defun field-session-changed (session)
  "Take a snapshot of SESSION at the next pause, where the server can."
  (when (and (field-session-snapshots session)
             (field-session-form session)
             (not (field-session-snapshot-timer session)))
    (setf (field-session-snapshot-timer session)
          ;; Not between two keys: that of a large form takes longer than a key.
          (run-with-idle-timer 0.3 nil
                               (lambda ()
                                 (setf (field-session-snapshot-timer session) nil)
                                 (field-session-take-snapshot session))))))

(defun field-session-take-snapshot (session)
  "Ask for a snapshot of SESSION's form; secure text is left out."
  (field-session-send
   session :session/snapshot (list :form (field-session-form session))
   (lambda (result)
     (setf (field-session-snapshot session) (plist-get result :snapshot)))
   (lambda (failed)
     ;; The server is older than snapshots, or the form is too large for
     ;; one: the fields are made anew then, from what the buffer shows.
     (unless (eql -1 (plist-get failed :code))
       (setf (field-session-snapshots session) nil
             (field-session-snapshot session) nil)))))


;;; JSON

(defun field-server-read-json (text)
  "Return what the JSON in TEXT says, as jsonrpc.el would."
  (if (fboundp 'json-parse-string)
      (json-parse-string text :object-type 'plist :array-type 'array
                         :null-object nil :false-object :json-false)
    (let ((json-object-type 'plist)
          (json-array-type 'vector)
          (json-false :json-false)
          (json-null nil))
      (json-read-from-string text))))

(defun field-server-true-p (value)
  "Return non-nil if VALUE, read from JSON, is neither false nor null."
  (and value (not (eq value :json-false))))

(provide 'field-server)
;;; field-server.el ends here
