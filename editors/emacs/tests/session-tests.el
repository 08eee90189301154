;;; session-tests.el --- Tests of what happens beside the keys  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Validators, and servers that die, or are none.

;;; Code:

(require 'field-tests)

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
  ;; A test before this one may have left a process that is still ending,
  ;; so the number of them is no measure.
  (let ((before (process-list)))
    (should (string-match-p
             "field/create of it: .*"
             (cadr (should-error (field-form-show (field-tests-one :type "colour"))
                                 :type 'user-error))))
    (field-tests-wait (lambda () (null (cl-set-difference (process-list) before))))
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

(provide 'session-tests)
;;; session-tests.el ends here
