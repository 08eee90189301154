;;; conditions-tests.el --- Tests of fields that come and go  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Fields that show, are enabled or required by what others hold.

;;; Code:

(require 'field-tests)

(ert-deftest field-tests-condition-shows-and-hides ()
  (field-tests-with-shared "conditions.json" "country"
    (should (equal (field-tests-ids) '("business" "country" "zip" "floor")))
    (field-tests-type "c RET")
    (should (equal (car (field-tests-here)) "province"))
    (field-tests-type "Q u e b e c")
    (field-form-goto "country")
    (field-tests-type "C-a C-k s TAB")
    (should (equal (car (field-tests-here)) "zip"))
    (should-not (string-match-p "Province\\|Quebec" (field-tests-buffer)))
    (field-form-goto "country")
    (field-tests-type "C-a C-k c TAB")
    (should (equal (car (field-tests-here)) "province"))
    (should (equal (field-tests-text) "Quebec"))
    (field-tests-type "!")
    (should (equal (field-tests-texts) '("No" "Canada" "Quebec!" "" "")))))

(ert-deftest field-tests-condition-in-one-burst ()
  (field-tests-with-shared "conditions.json" "business"
    (execute-kbd-macro (kbd "y TAB c TAB Q u e TAB H 2 X TAB A c m e TAB 3"))
    (field-tests-settle)
    (should (equal (field-tests-texts) '("Yes" "Canada" "Que" "H2X" "Acme" "3")))))

(ert-deftest field-tests-condition-of-a-whole-group ()
  (field-tests-with-shared "conditions.json" "business"
    (should-not (string-match-p "^Company" (field-tests-buffer)))
    (field-tests-type "SPC")
    (should (string-match-p "^Company\n Name of it \\*" (field-tests-buffer)))
    (should (equal (field-tests-group "company") "1 to go"))
    (field-tests-type "C-/")
    (should-not (string-match-p "^Company" (field-tests-buffer)))
    (should (equal (car (field-tests-here)) "business"))))

(ert-deftest field-tests-condition-of-required-and-enabled ()
  (field-tests-with-shared "conditions.json" "country"
    (should (string-match-p "^ Code  " (field-tests-buffer)))
    (field-tests-type "s TAB")
    (should (string-match-p "^ Code \\*" (field-tests-buffer)))
    ;; What is disabled is no stop.
    (field-tests-type "TAB")
    (should (button-at (point)))
    (field-form-goto "business")
    (field-tests-type "SPC")
    (field-form-goto "zip")
    (field-tests-type "TAB")
    (should (equal (car (field-tests-here)) "firm"))
    (field-tests-type "TAB 7")
    (should (equal (field-tests-text "floor") "7"))))

(ert-deftest field-tests-condition-under-point ()
  (field-tests-with-shared "conditions.json" "country"
    (field-tests-type "c RET Q u e")
    (field-session-ask field-session-of-buffer :field/update
                       '(:field "country" :set (:text "Spain")))
    (field-tests-wait (lambda () (not (field-area-live-p (field-tests-area "province")))))
    (should (equal (car (field-tests-here)) "zip"))
    (field-tests-type "2 8")
    (should (equal (field-tests-texts) '("No" "Spain" "28" "")))
    ;; It keeps what it has.
    (should (equal (field-area-text (field-tests-area "province")) "Que"))))

(ert-deftest field-tests-condition-and-submit ()
  (let (submitted)
    (field-tests-with-shared "conditions.json" "country"
      (setq-local field-form-submit-function (lambda (answer) (setq submitted answer)))
      (field-tests-type "c TAB C-c C-c")
      (should (equal (car (field-tests-here)) "province"))
      (field-form-goto "country")
      (field-tests-type "C-a C-k s TAB 2 8 C-c C-c")
      (should (equal (plist-get submitted :values)
                     '(:business "No" :country "Spain" :zip "28"))))))

(ert-deftest field-tests-condition-after-the-server-died ()
  (dolist (snapshot '(t nil))
    (field-tests-with-shared "conditions.json" "country"
      (field-tests-type "c RET Q u e TAB")
      (when snapshot
        ;; It is taken at a pause, and here is none.
        (field-session-take-snapshot field-tests-session)
        (field-tests-wait (lambda () (field-session-snapshot field-tests-session))))
      (unless snapshot
        (setf (field-session-snapshot field-tests-session) nil
              (field-session-snapshots field-tests-session) nil))
      (let ((process (field-session-process field-tests-session)))
        (signal-process process 'SIGKILL)
        (field-tests-wait (lambda ()
                            (and (not (eq process (field-session-process field-tests-session)))
                                 (cl-every #'field-area-settled-p (field-form--areas))))))
      (field-tests-settle)
      (should (equal (field-tests-texts) '("No" "Canada" "Que" "" ""))))))

(provide 'conditions-tests)
;;; conditions-tests.el ends here
