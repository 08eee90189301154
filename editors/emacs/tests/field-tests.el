;;; field-tests.el --- Tests with real keys against a real server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; FIELD_SERVER names the server.  Keys come from keyboard macros: while
;; one runs Emacs takes no answers, so that it types faster than anyone.
;; Nothing sleeps; what has to come is waited for.

;;; Code:

(require 'ert)
(require 'field-form)
(require 'field-read)

(defconst field-tests-folder (file-name-directory (or load-file-name buffer-file-name))
  "Where the tests are.")

(setq field-server-command
      (list (expand-file-name (or (getenv "FIELD_SERVER") (error "FIELD_SERVER is not set")))))

(defvar field-tests-session nil
  "The session of the last form.")

(defun field-tests-settle ()
  "Take what comes until this buffer shows what the server has, and is told all."
  (should (field-session-wait
           field-session-of-buffer
           (lambda () (cl-every #'field-area-settled-p field-area-list))))
  ;; What was pushed before this answer has come before it.
  (field-session-ask field-session-of-buffer :field/list nil))

(defun field-tests-wait (predicate)
  "Take what comes until PREDICATE holds."
  (should (field-session-wait field-tests-session predicate)))

(defun field-tests-type (keys)
  "Type KEYS, in the notation of `kbd', without a pause, then wait."
  (execute-kbd-macro (kbd keys))
  (field-tests-settle))

(defun field-tests-burst (text)
  "Type the characters of TEXT without a pause, and do not wait."
  (execute-kbd-macro (vconcat text)))

(defun field-tests-area (&optional id)
  "Return the area of the field ID, or the one at point."
  (if id (field-form--area id) (field-area-at (point))))

(defun field-tests-text (&optional id)
  "Return the text of the field ID, or of the one at point."
  (field-area-text (field-tests-area id)))

(defun field-tests-here ()
  "Return the id of the field at point, and point's offset in it."
  (let ((area (field-tests-area)))
    (cons (and area (field-area-id area))
          (and area (- (point) (field-area-start area))))))

(defun field-tests-shown (&optional id)
  "Return what is shown behind and below the text of the field ID."
  (let ((tail (field-area-tail (field-tests-area id))))
    (substring-no-properties (concat (overlay-get tail 'before-string) "\n"
                                     (overlay-get tail 'after-string)))))

(defun field-tests-verdict (overlay)
  "Return what OVERLAY says, of a group or the form."
  (string-trim (substring-no-properties (overlay-get overlay 'before-string))))

(defun field-tests-group (name)
  "Return what is shown of the group NAME."
  (field-tests-verdict (cdr (assoc name field-form--groups))))

(defmacro field-tests-with-form (form &rest body)
  "Run BODY in the buffer of FORM, a plist, or a file's name."
  (declare (indent 1) (debug t))
  `(let* ((form ,form)
          (buffer (if (stringp form)
                      (field-form (expand-file-name form field-tests-folder))
                    (field-form-show form))))
     (unwind-protect
         (progn (switch-to-buffer buffer)
                (setq field-tests-session field-session-of-buffer)
                (field-tests-settle)
                ,@body)
       (when (buffer-live-p buffer)
         (kill-buffer buffer)))))

(defun field-tests-one (&rest definition)
  "Return a form of one field, \"it\", of DEFINITION."
  (list :title "Test" :fields (vector (append '(:field "it") definition))))


;;; Typing

(ert-deftest field-tests-burst-gives-text-and-caret ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-burst "4111111111111111")
    ;; No answer was taken yet: this is what was typed.
    (should (equal (field-tests-text) "4111111111111111"))
    (field-tests-settle)
    (should (equal (field-tests-text) "4111 1111 1111 1111"))
    (should (equal (field-tests-here) '("card" . 19)))
    (should (string-match-p "Visa" (field-tests-shown)))))

(ert-deftest field-tests-type-ahead-through-a-stopped-server ()
  ;; Emacs does not write to a process that it knows to be stopped, but does
  ;; until it knows: the server gets all of it, or another one does.
  (field-tests-with-form "checkout.json"
    (let ((process (field-session-process field-session-of-buffer)))
      (signal-process process 'SIGSTOP)
      (unwind-protect
          (progn (field-tests-burst "Ada")
                 (execute-kbd-macro (kbd "TAB"))
                 (field-tests-burst "ada@example.org")
                 (execute-kbd-macro (kbd "TAB"))
                 (field-tests-burst "555234")
                 (should (equal (field-tests-text "email") "ada@example.org"))
                 (should (equal (field-tests-text "phone") "555234")))
        (signal-process process 'SIGCONT))
      (field-tests-burst "5678")
      (field-tests-settle)
      (should (equal (field-tests-text "name") "Ada"))
      (should (equal (field-tests-text "phone") "(555) 234-5678"))
      (should (equal (field-tests-here) '("phone" . 14))))))

(ert-deftest field-tests-random-burst-equals-patience ()
  (let* ((seed (or (getenv "FIELD_TESTS_SEED") (number-to-string (emacs-pid))))
         (alphabet "0123456789011111 -/.a"))
    (message "seed %s" seed)
    (random seed)
    (field-tests-with-form
        '(:title "Random"
          :fields [(:field "phone" :type "phone") (:field "card" :type "card")
                   (:field "date" :type "date") (:field "amount" :type "currency")
                   (:field "number" :type (:name "number" :grouping t))
                   (:field "plate" :type "ssn")])
      (dolist (area field-area-list)
        (dotimes (_ 6)
          (let ((keys (cl-loop repeat (+ 1 (random 20))
                               collect (if (= 0 (random 4)) ?\d
                                         (aref alphabet (random (length alphabet))))))
                results)
            (dolist (patient '(nil t))
              (field-form-goto (field-area-id area))
              (field-area-set-text area "")
              (field-tests-settle)
              (dolist (key keys)
                (unless (and (eq key ?\d) (= (point) (field-area-start area)))
                  (execute-kbd-macro (vector key)))
                (when patient (field-tests-settle)))
              (field-tests-settle)
              (push (cons (field-area-text area) (cdr (field-tests-here))) results))
            (ert-info ((format "FIELD_TESTS_SEED=%s, %s: %S" seed (field-area-id area)
                               (concat keys)))
              (should (equal (car results) (cadr results))))))))))

(ert-deftest field-tests-text-that-stays-is-not-touched ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-type "4 1 1 1")
    (let ((marker (copy-marker (- (point) 1))))
      (put-text-property (- (point) 1) (point) 'field-tests t)
      (field-tests-type "1 1 1 1")
      (should (equal (field-tests-text) "4111 1111"))
      (should (= marker (+ 3 (field-area-start (field-tests-area)))))
      (should (get-text-property marker 'field-tests)))))

(ert-deftest field-tests-edits-in-the-middle ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-type "4 1 1 1 2 2 2 2")
    (field-tests-type "C-a C-f C-f")
    (field-tests-burst "99")
    (field-tests-settle)
    (should (equal (field-tests-text) "4199 1122 22"))
    (should (equal (field-tests-here) '("card" . 5)))
    (field-tests-type "DEL C-d")
    (should (equal (field-tests-text) "4191 2222"))))

(ert-deftest field-tests-caret-that-was-moved-stays ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "name")
    ;; All before the first answer.
    (execute-kbd-macro (kbd "a d a SPC l C-a"))
    (field-tests-settle)
    (should (equal (field-tests-text) "Ada L"))
    (should (equal (field-tests-here) '("name" . 0)))))

(ert-deftest field-tests-offsets-are-characters ()
  (field-tests-with-form (field-tests-one :type "phrase")
    (field-tests-burst "e\u0301👩\u200d👩x")
    (execute-kbd-macro (kbd "C-b"))
    (field-tests-burst "ß")
    (field-tests-settle)
    (should (equal (field-tests-text) "e\u0301👩\u200d👩ßx"))
    (should (equal (field-tests-here) '("it" . 6)))
    (field-tests-type "C-k DEL DEL")
    (should (equal (plist-get (field-session-ask field-session-of-buffer :field/get
                                                 '(:field "it"))
                              :text)
                   (field-tests-text)))))

(ert-deftest field-tests-bytes-that-are-no-characters ()
  (field-tests-with-form (field-tests-one :type "phrase")
    (insert (string ?a (unibyte-char-to-multibyte #xff) #xd800 ?b))
    (field-tests-settle)
    (should (equal (field-tests-text) "a\ufffd\ufffdb"))))

(ert-deftest field-tests-paste ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "phone")
    (kill-new "+1 (555) 234-5678")
    (field-tests-type "C-y")
    (should (equal (field-tests-text) "(555) 234-5678"))
    (field-form-goto "note")
    (kill-new (propertize "one\ntwo" 'read-only t 'face 'bold))
    (field-tests-type "C-y")
    (should (equal (field-tests-text) "one two"))
    (should-not (text-properties-at (field-area-start (field-tests-area))))))

(ert-deftest field-tests-input-method ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "name")
    (let ((input-method-highlight-flag nil))
      (activate-input-method "latin-1-postfix")
      (unwind-protect (field-tests-type "J o s e ' SPC")
        (deactivate-input-method)))
    (should (equal (field-tests-text) "José "))))

(ert-deftest field-tests-text-changed-behind-the-back ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-type "4 1 1 1")
    (let ((inhibit-modification-hooks t))
      (insert "22"))
    (field-tests-type "3")
    (should (equal (field-tests-text) "4111 223"))))

(ert-deftest field-tests-commands-that-replace ()
  (field-tests-with-form (field-tests-one :type "phrase")
    (field-tests-burst "the cat sat")
    (execute-kbd-macro (kbd "C-a M-c M-u M-t"))
    (field-tests-settle)
    (should (equal (field-tests-text) "The sat CAT"))
    (should (equal (plist-get (field-session-ask field-session-of-buffer :field/get
                                                 '(:field "it"))
                              :text)
                   "The sat CAT"))))

(ert-deftest field-tests-refused-characters-are-taken-back ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-burst "4x1")
    (field-tests-settle)
    (should (equal (field-tests-text) "41"))
    (should (equal (field-tests-here) '("card" . 2)))))

(ert-deftest field-tests-read-only-and-disabled ()
  (field-tests-with-form '(:title "Fixed"
                           :fields [(:field "first") (:field "fixed" :text "as it is" :readOnly t)
                                    (:field "off" :text "off" :enabled :json-false)
                                    (:field "last")])
    (field-form-goto "fixed")
    (field-tests-type "x y")
    (should (equal (field-tests-text) "as it is"))
    (field-form-goto "off")
    (field-tests-type "DEL")
    (should (equal (field-tests-text) "off"))
    ;; Neither is a stop.
    (field-form-goto "first")
    (field-tests-type "TAB")
    (should (equal (car (field-tests-here)) "last"))))

(ert-deftest field-tests-labels-can-not-be-changed ()
  (field-tests-with-form "checkout.json"
    (let ((before (buffer-string)))
      (field-form-goto "name")
      (should-error (execute-kbd-macro (kbd "DEL")))
      (should-error (execute-kbd-macro (kbd "C-k")))
      (should-error (execute-kbd-macro (kbd "M-< x")))
      (should (equal before (buffer-string))))))


;;; Undo

(ert-deftest field-tests-undo-and-redo ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-type "4 1 1 1 1")
    (field-tests-type "DEL DEL")
    (should (equal (field-tests-text) "411"))
    (field-tests-type "C-/")
    (should (equal (field-tests-text) "4111 1"))
    (field-tests-type "C-x u")
    (should (equal (field-tests-text) ""))
    (field-tests-type "C-M-_")
    (should (equal (field-tests-text) "4111 1"))
    (should (equal (field-tests-here) '("card" . 6)))
    ;; While an edit is under way.
    (execute-kbd-macro (kbd "2 3 C-/"))
    (field-tests-settle)
    (should (equal (field-tests-text) "4111 1"))
    (field-tests-type "2")
    (should (equal (field-tests-text) "4111 12"))))

(ert-deftest field-tests-typing-on-after-undo ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "name")
    (field-tests-type "a d a")
    ;; The edit is of a text that undo has changed meanwhile.
    (execute-kbd-macro (kbd "C-/ x"))
    (field-tests-settle)
    (should (equal (field-tests-text)
                   (plist-get (field-session-ask field-session-of-buffer :field/get
                                                 '(:field "name"))
                              :text)))))


;;; Going on

(ert-deftest field-tests-tab-goes-round ()
  (field-tests-with-form "checkout.json"
    (should (equal (car (field-tests-here)) "name"))
    (field-tests-type "TAB TAB")
    (should (equal (car (field-tests-here)) "phone"))
    (field-tests-type "<backtab>")
    (should (equal (car (field-tests-here)) "email"))
    (field-tests-type "<backtab> <backtab>")
    (should (button-at (point)))
    (field-tests-type "TAB")
    (should (equal (car (field-tests-here)) "name"))))

(ert-deftest field-tests-leaving-formats-and-judges ()
  (field-tests-with-form (list :title "Leave"
                               :fields [(:field "amount" :type "currency" :required t)
                                        (:field "other")])
    (field-tests-type "7 TAB")
    (should (equal (field-tests-text "amount") "$7.00"))
    ;; By whatever way point goes.
    (field-tests-type "<up>")
    (should (equal (car (field-tests-here)) "amount"))
    (field-tests-type "C-a C-k <down>")
    (should (string-match-p "Fill this in" (field-tests-shown "amount")))))

(ert-deftest field-tests-return-goes-on-where-valid ()
  (field-tests-with-form "checkout.json"
    (field-tests-type "RET")
    (should (equal (car (field-tests-here)) "name"))
    (should (string-match-p "Fill this in" (field-tests-shown)))
    ;; What is typed behind Return goes to the next field, however fast.
    (execute-kbd-macro (kbd "A d a RET a @ b . c o RET 5"))
    (field-tests-settle)
    (should (equal (field-tests-text "name") "Ada"))
    (should (equal (field-tests-text "email") "a@b.co"))
    (should (equal (field-tests-text "phone") "(5"))))

(ert-deftest field-tests-return-in-several-lines ()
  (field-tests-with-form '(:title "Lines" :fields [(:field "text" :type "multiline")
                                                   (:field "behind")])
    (field-tests-type "a RET b TAB c")
    (should (equal (field-tests-text "text") "a\nb"))
    (should (equal (field-tests-text "behind") "c"))))


;;; What shows

(ert-deftest field-tests-errors-show ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "expires")
    (should (string-prefix-p "MM/YY" (field-tests-shown)))
    (field-tests-burst "13")
    (field-tests-settle)
    (should (string-match-p "\\`/YY.*\n +Use a month from 01 to 12\\.\n\\'" (field-tests-shown)))
    (let ((marks (field-area-marks (field-tests-area))))
      (should (equal (mapcar (lambda (mark) (overlay-get mark 'face)) marks)
                     '(field-area-error-text)))
      (should (= (overlay-start (car marks)) (1+ (field-area-start (field-tests-area))))))
    (field-tests-type "DEL 2")
    (should-not (field-area-marks (field-tests-area)))
    (should-not (string-match-p "month" (field-tests-shown)))))

(ert-deftest field-tests-counter-placeholder-and-badge ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "note")
    (should (string-match-p "\\`For the driver.*0/40" (field-tests-shown)))
    (field-tests-type "h i")
    (should (string-match-p "2/40" (field-tests-shown)))
    (should-not (string-match-p "driver" (field-tests-shown)))))

(ert-deftest field-tests-secrets-are-hidden ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "password")
    (field-tests-burst "tr0ub4dor")
    (field-tests-settle)
    (cl-loop for position from (field-area-start (field-tests-area))
             below (field-area-end (field-tests-area))
             do (should (equal "•" (get-text-property position 'display))))
    (should-not (string-match-p "tr0ub" (field-tests-shown)))))

(ert-deftest field-tests-groups-and-form-show-their-verdict ()
  (field-tests-with-form "checkout.json"
    (should (equal (field-tests-group "customer") "2 to do"))
    (should (equal (field-tests-group "payment") "2 to do"))
    (should (equal (field-tests-verdict field-form--verdict) "4 to do"))
    (field-form-goto "card")
    (field-tests-type "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 TAB 1 2 2 9")
    (field-tests-wait (lambda () (and (equal (field-tests-group "payment") "✓")
                                      (equal (field-tests-verdict field-form--verdict)
                                             "2 to do"))))))

(ert-deftest field-tests-rules-between-fields ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "password")
    (field-tests-type "A n a l y t i c 1 8 TAB A n a l y t i c 1 9 TAB")
    (field-tests-wait (lambda () (string-match-p "The two passwords differ"
                                                 (field-tests-shown "confirmation"))))))


;;; Choices

(ert-deftest field-tests-completion ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "delivery")
    (field-tests-type "b y SPC b M-TAB")
    (should (equal (field-tests-text) "By bicycle"))
    ;; Completing is over: TAB goes on.
    (field-tests-type "TAB")
    (should (equal (car (field-tests-here)) "note"))))

(ert-deftest field-tests-choosing ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "delivery")
    (field-tests-type "b y SPC b C-c C-o t o TAB RET")
    (should (equal (field-tests-text) "To the shop"))
    (should (equal (field-area-validity (field-tests-area)) "valid"))))


;;; Submitting

(ert-deftest field-tests-submit-goes-to-the-first-invalid-field ()
  (field-tests-with-form "checkout.json"
    (field-tests-type "A d a TAB a d a @ TAB C-c C-c")
    (should (equal (car (field-tests-here)) "email"))
    (should (string-match-p "Fill this in" (field-tests-shown "card")))))

(ert-deftest field-tests-submit-hands-on-what-is-valid ()
  (let (submitted)
    (field-tests-with-form
        '(:title "Order" :form "order"
          :fields [(:field "day" :type "date" :required t) (:field "phone" :type "phone")
                   (:field "pin" :type (:name "password" :min 4) )])
      (setq-local field-form-submit-function (lambda (answer) (setq submitted answer)))
      ;; Return in the last field submits.
      (field-tests-type "0 2 2 9 2 0 2 8 RET 5 5 5 2 3 4 5 6 7 8 RET s e c r e t 7 ! RET")
      (should (equal (plist-get submitted :values)
                     '(:day "02292028" :phone "5552345678" :pin "secret7!")))
      (should (equal (plist-get (plist-get submitted :typed) :day) "2028-02-29"))
      (should (equal (plist-get (plist-get submitted :typed) :phone) "+15552345678"))
      ;; What is shown where nobody asks for anything else holds no secret.
      (field-form-show-values submitted)
      (with-current-buffer "*Form values*"
        (should (string-match-p "phone: 5552345678" (buffer-string)))
        (should-not (string-match-p "secret7" (buffer-string)))))))


;;; Validators

(defmacro field-tests-with-validator (key function &rest body)
  "Run BODY while FUNCTION is the validator of KEY."
  (declare (indent 2) (debug t))
  `(unwind-protect (progn (field-add-validator ,key ,function) ,@body)
     (field-remove-validator ,key)))

(ert-deftest field-tests-validator-by-id ()
  (field-tests-with-validator "it" (lambda (value question)
                                     (should (equal (plist-get question :phase) "final"))
                                     (and (equal value "taken") "That name is taken."))
    (field-tests-with-form (field-tests-one :validation '(:final (:client t)))
      (field-tests-type "t a k e n TAB")
      (field-tests-wait (lambda () (string-match-p "That name is taken" (field-tests-shown "it"))))
      (field-tests-type "<backtab> 2 TAB")
      (field-tests-wait (lambda () (equal (field-area-validity (field-tests-area "it"))
                                          "valid"))))))

(ert-deftest field-tests-validator-by-tag-that-answers-later ()
  (let (answer)
    (field-tests-with-validator 42 (lambda (_value question)
                                     (setq answer (plist-get question :answer))
                                     'later)
      (field-tests-with-form (field-tests-one :tag 42 :validation '(:final (:client t)))
        (field-tests-type "x TAB")
        (field-tests-wait (lambda () (and answer
                                          (equal (field-area-validity (field-tests-area "it"))
                                                 "pending"))))
        (should (string-match-p "…" (field-tests-shown "it")))
        (funcall answer '(:outcome "failure" :severity 2 :message "Are you sure?"))
        (field-tests-wait (lambda () (string-match-p "Are you sure" (field-tests-shown "it"))))
        (should (equal (field-area-validity (field-tests-area "it")) "warning"))))))

(ert-deftest field-tests-validator-at-submit ()
  (let (submitted)
    (field-tests-with-validator "it" (lambda (value _) (and (equal value "no") "Not that."))
      (field-tests-with-form (field-tests-one :validation '(:final (:client t)))
        (setq-local field-form-submit-function (lambda (answer) (setq submitted answer)))
        (field-tests-type "n o C-c C-c")
        (should-not submitted)
        (should (string-match-p "Not that" (field-tests-shown "it")))
        (field-tests-type "w C-c C-c")
        (should (equal (plist-get submitted :values) '(:it "now")))))))

(ert-deftest field-tests-validator-with-a-fault ()
  (field-tests-with-validator "it" (lambda (&rest _) (error "Oops"))
    (field-tests-with-form (field-tests-one :validation '(:final (:client t)))
      (field-tests-type "x TAB")
      (field-tests-wait (lambda () (equal (field-area-validity (field-tests-area "it"))
                                          "warning"))))))


;;; The server dies, or is not there

(defun field-tests-kill ()
  "Kill the server of this buffer, and return its process."
  (let ((process (field-session-process field-session-of-buffer)))
    (signal-process process 'SIGKILL)
    process))

(defun field-tests-risen (process)
  "Wait until another process than PROCESS serves this buffer."
  (field-tests-wait (lambda ()
                      (and (not (eq process
                                    (field-session-process field-session-of-buffer)))
                           (cl-every #'field-area-settled-p field-area-list))))
  (field-tests-settle))

(ert-deftest field-tests-goes-on-after-the-server-was-killed ()
  (field-tests-with-form "checkout.json"
    (field-tests-type "A d a TAB a d a @ TAB 5 5 5 2 3")
    (let ((process (field-tests-kill)))
      ;; Typing goes on while nobody listens.
      (field-tests-burst "45678")
      (field-tests-risen process))
    (should (equal (field-tests-text "name") "Ada"))
    (should (equal (field-tests-text "phone") "(555) 234-5678"))
    (should (equal (field-tests-here) '("phone" . 14)))
    (field-tests-wait (lambda () (field-area-message (field-tests-area "email"))))
    (field-tests-type "DEL TAB p w")
    (should (equal (field-tests-text "phone") "(555) 234-567"))
    (should (equal (field-tests-text "password") "pw"))
    (field-form-goto "plate")
    (field-tests-type "a b 1")
    (should (equal (field-tests-text) "AB-1"))))

(ert-deftest field-tests-killed-in-the-middle-of-a-burst ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-burst "41111111")
    (let ((process (field-tests-kill)))
      (field-tests-burst "11111111")
      (field-tests-risen process))
    (should (equal (field-tests-text) "4111 1111 1111 1111"))
    (field-tests-type "C-c C-c")
    (should (equal (car (field-tests-here)) "name"))))

(ert-deftest field-tests-undo-history-survives-where-there-are-snapshots ()
  (field-tests-with-form "checkout.json"
    (let ((session field-session-of-buffer))
      (field-form-goto "name")
      (field-tests-type "a d a")
      (field-tests-type "DEL")
      (setf (field-session-snapshot session) nil)
      (field-session-take-snapshot session)
      (field-tests-wait (lambda () (or (field-session-snapshot session)
                                       (not (field-session-snapshots session)))))
      (should (field-session-snapshot session))
      (field-tests-type "x")
      (field-tests-risen (field-tests-kill))
      (should (equal (field-tests-text) "Adx"))
      ;; What came behind the snapshot is one unit, those before are as they were.
      (should (equal (cl-loop repeat 3 do (field-tests-type "C-/")
                              collect (field-tests-text))
                     '("Ad" "Ada" ""))))))

(ert-deftest field-tests-snapshot-that-can-not-be-restored ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "name")
    (field-tests-type "a d a")
    (setf (field-session-snapshot field-session-of-buffer) '(:nonsense 1))
    (field-tests-risen (field-tests-kill))
    (should (equal (field-tests-text) "Ada"))
    (field-tests-type "m")
    (should (equal (field-tests-text) "Adam"))))

(ert-deftest field-tests-killed-again-and-again ()
  (field-tests-with-form "checkout.json"
    (field-form-goto "card")
    (field-tests-burst "4111")
    (let ((session field-session-of-buffer))
      (dotimes (_ (car field-server-restarts))
        (field-tests-risen (field-tests-kill)))
      (field-tests-kill)
      (field-tests-wait (lambda () (> (length (field-session-ended session))
                                      (car field-server-restarts))))
      (should-not (field-session-live-p session))
      ;; What was typed stays, and more can be; a command says what to do.
      (field-tests-burst "1")
      (should (equal (field-tests-text) "41111"))
      (let ((field-server-timeout 0.1))
        (should-error (execute-kbd-macro (kbd "RET")) :type 'user-error))
      (field-session-restart)
      (field-tests-settle)
      (should (equal (field-tests-text) "4111 1")))))

(ert-deftest field-tests-no-server ()
  (let ((field-server-command '("no-such-field-server"))
        (buffers (buffer-list)))
    (should (string-match-p
             "Cannot find the program .no-such-field-server.*field-server-command"
             (cadr (should-error (field-form (expand-file-name "checkout.json"
                                                               field-tests-folder))
                                 :type 'user-error))))
    (should (equal buffers (buffer-list)))))

(ert-deftest field-tests-something-else-for-a-server ()
  (let ((field-server-command '("sleep" "60"))
        (field-server-timeout 0.2))
    (should (string-match-p
             "sleep 60. does not answer"
             (cadr (should-error (field-form (expand-file-name "checkout.json"
                                                               field-tests-folder))
                                 :type 'user-error))))))

(ert-deftest field-tests-form-that-can-not-be-made ()
  (let ((count (length (process-list))))
    (should (string-match-p
             "field/create of it: .*"
             (cadr (should-error (field-form-show (field-tests-one :type "colour"))
                                 :type 'user-error))))
    (field-tests-wait (lambda () (= count (length (process-list)))))
    (should-not (get-buffer "*Form: Test*"))))

(ert-deftest field-tests-closing-ends-the-server ()
  (let (process)
    (field-tests-with-form "checkout.json"
      (setq process (field-session-process field-session-of-buffer)))
    (field-tests-wait (lambda () (not (process-live-p process))))
    (should (= 0 (process-exit-status process)))))

(ert-deftest field-tests-revert ()
  (field-tests-with-form "checkout.json"
    (field-tests-type "A d a TAB x")
    (revert-buffer)
    (should (equal (field-tests-text "name") ""))
    (should (equal (car (field-tests-here)) "name"))
    (field-tests-type "B o b TAB")
    (should (equal (field-tests-text "name") "Bob"))))

(ert-deftest field-tests-forms-of-the-protocol ()
  (dolist (file (file-expand-wildcards
                 (expand-file-name "../../../protocol/forms/*.json" field-tests-folder)))
    (ert-info (file)
      (field-tests-with-form file
        (should (field-tests-area))
        (field-tests-type "1 TAB 2 TAB")))))


;;; The minibuffer

(defvar field-tests-results nil
  "What was looked at in the minibuffer, the last first.")

(defvar field-tests-look nil
  "What to look at in the minibuffer at <f6>.")

(defun field-tests-look ()
  "Wait until the minibuffer shows what the server has, and note it."
  (interactive)
  (field-tests-settle)
  (push (funcall (or field-tests-look #'minibuffer-contents-no-properties))
        field-tests-results))

(defun field-tests-read (keys &rest arguments)
  "Apply `field-read-string' to ARGUMENTS while KEYS are typed."
  (setq field-tests-results nil)
  (define-key field-read-map (kbd "<f6>") #'field-tests-look)
  (let* (result
         (map (make-sparse-keymap))
         (overriding-terminal-local-map map))
    (define-key map (kbd "<f5>")
      (lambda () (interactive)
        (setq overriding-terminal-local-map nil)
        ;; A macro ends silently where its command quits.
        (setq result (condition-case nil
                         (apply #'field-read-string arguments)
                       (quit 'quit)))))
    (execute-kbd-macro (kbd (concat "<f5> " keys)))
    result))

(ert-deftest field-tests-read-string ()
  (should (equal (field-tests-read "5 5 5 2 <f6> 3 4 5 6 7 8 RET" "Phone: " "phone")
                 "(555) 234-5678"))
  (should (equal field-tests-results '("(555) 2"))))

(ert-deftest field-tests-read-string-takes-only-what-is-valid ()
  (let ((field-tests-look (lambda () (field-tests-shown))))
    (should (equal (field-tests-read "1 3 RET <f6> DEL 2 2 9 RET" "Expires: " "expDate")
                   "12/29"))
    (should (string-match-p "\\`/YY +Use a month from 01 to 12" (car field-tests-results)))))

(ert-deftest field-tests-read-string-returns-other-views ()
  (should (equal (field-tests-read "0 2 2 9 2 0 2 8 RET" "Day: "
                                   '(:type "date" :required t :returns typed))
                 "2028-02-29"))
  (should (equal (field-tests-read "5 5 5 2 3 4 5 6 7 8 RET" "Phone: "
                                   '(:type "phone" :returns value))
                 "5552345678"))
  ;; Formatting when it ends is in what is returned.
  (should (equal (field-tests-read "7 RET" "Amount: " "currency") "$7.00")))

(ert-deftest field-tests-read-string-stands-in-for-read-string ()
  (should (equal (field-tests-read "RET" "Phone: " "phone" nil nil "none") "none"))
  (should (equal (field-tests-read "RET" "Phone: " "phone") ""))
  (should (equal (field-tests-read "6 7 8 RET" "Phone: " "phone" "5552345") "(555) 234-5678"))
  (defvar field-tests-history)
  (let ((field-tests-history '("(555) 234-5678")))
    (should (equal (field-tests-read "M-p C-e DEL 9 RET" "Phone: " "phone" nil 'field-tests-history)
                   "(555) 234-5679"))
    (should (equal (car field-tests-history) "(555) 234-5679")))
  (should (equal (field-tests-read "y TAB RET" "Sure? " '(:type (:name "choice" :choices ["Yes" "No"])))
                 "Yes"))
  (should (equal (field-tests-read "5 5 C-/ RET" "Phone: " "phone") ""))
  ;; An ordinary minibuffer behind it is none of ours.
  (let ((overriding-terminal-local-map (make-sparse-keymap)) result)
    (define-key overriding-terminal-local-map (kbd "<f5>")
      (lambda () (interactive)
        (setq overriding-terminal-local-map nil)
        (setq result (read-string "Any: "))))
    (execute-kbd-macro (kbd "<f5> 5 5 5 1 RET"))
    (should (equal result "5551"))))

(ert-deftest field-tests-read-string-can-be-quit ()
  (should (equal 'quit (field-tests-read "5 C-g" "Phone: " "phone")))
  (should-not field-read--areas))

(ert-deftest field-tests-read-string-survives-the-server ()
  (let ((field-tests-look
         (lambda ()
           (setq field-tests-session field-session-of-buffer)
           (field-tests-risen (field-tests-kill))
           (field-tests-text))))
    (should (equal (field-tests-read "5 5 5 2 <f6> 3 4 5 6 7 8 RET" "Phone: " "phone")
                   "(555) 234-5678"))
    (should (equal field-tests-results '("(555) 2")))))

(ert-deftest field-tests-read-string-without-a-type ()
  (should (string-match-p "colour"
                          (cadr (should-error (field-read-string "Colour: " "colour"))))))

(provide 'field-tests)
;;; field-tests.el ends here
