;;; structure-tests.el --- Tests of pages and rows  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Pages, and sections that repeat.

;;; Code:

(require 'field-tests)

(ert-deftest field-tests-groups-without-titles-show-no-names ()
  (field-tests-with-form '(:title "Groups" :groups [(:name "raw")]
                           :fields [(:field "a" :group "raw") (:field "b" :group "other")])
    (should (equal (field-tests-buffer) "Groups\n\n\n Text  \n\n\n Text  \n\n[ Submit ]\n"))
    (should (equal (field-tests-group "raw") "optional"))))

;;; Pages

(ert-deftest field-tests-pages-turn ()
  (field-tests-with-shared "order.json" "name"
    (should (string-match-p "\\`Order  Page 1 of 3: You\n" (field-tests-buffer)))
    (should (equal (field-tests-ids) '("name" "email")))
    ;; Not before all is right.
    (field-tests-type "C-x ]")
    (should (equal (car (field-tests-here)) "name"))
    (should (string-match-p "Fill this in" (field-tests-shown "name")))
    (field-tests-type "A d a RET RET")
    (should (equal (car (field-tests-here)) "items[1].article"))
    (should (string-match-p "\\`Order  Page 2 of 3: Your order\n" (field-tests-buffer)))
    (field-tests-type "C-x [")
    (should (equal (field-tests-texts) '("Ada" "")))
    ;; The buttons do it, too.
    (field-tests-type "TAB TAB RET")
    (should (equal (car (field-tests-here)) "items[1].article"))))

(ert-deftest field-tests-pages-and-submit ()
  (field-tests-with-shared "order.json" "name"
    (field-tests-type "A d a C-x ] c h a i r C-x ]")
    (should (equal (field-tests-ids) '("note")))
    (field-tests-type "C-x [ C-x [ C-c C-c")
    (should (equal (car (field-tests-here)) "note"))
    (should (string-match-p "Fill this in" (field-tests-shown "note")))))


(ert-deftest field-tests-pages-that-are-left-out ()
  (field-tests-with-shared "pages.json" "family"
    (should (string-match-p "\\`Trip  Page 1 of 2: You\n" (field-tests-buffer)))
    (field-tests-type "n C-x ]")
    (should (equal (car (field-tests-here)) "note"))
    (should (string-match-p "\\[ Back \\] \\[ Submit \\]" (field-tests-buffer)))
    (field-tests-type "C-x [ y RET E v e")
    (should (equal (field-tests-here) '("child" . 3)))
    (should (string-match-p "\\`Trip  Page 2 of 3: Your children\n" (field-tests-buffer)))
    ;; One that goes while it shows.
    (field-session-ask field-session-of-buffer :field/update
                       '(:field "family" :set (:typed :json-false)))
    (field-tests-wait (lambda () (equal field-form--page "c")))
    (field-tests-settle)
    (should (equal (field-tests-ids) '("note")))
    (field-tests-type "C-x [ y RET")
    (should (equal (field-tests-text "child") "Eve"))))


;;; Sections

(defmacro field-tests-with-rows (&rest body)
  "Run BODY on the page with the rows."
  (declare (indent 0) (debug t))
  `(field-tests-with-shared "order.json" "name"
     (field-tests-type "A d a C-x ]")
     ,@body))

(ert-deftest field-tests-rows-come-and-go ()
  (field-tests-with-rows
    (should (string-match-p "^ Items\n 1 \\[-\\]\n Article \\* +\n Amount +1\n \\[\\+ Items\\]$"
                            (field-tests-buffer)))
    (field-tests-type "c h a i r C-c C-a t a b l e")
    ;; The button behind the rows.
    (field-tests-type "TAB TAB RET l a m p")
    (should (equal (field-tests-texts) '("chair" "1" "table" "1" "lamp" "1")))
    (field-tests-type "C-c <up> C-c <up>")
    (should (equal (field-tests-texts) '("lamp" "1" "chair" "1" "table" "1")))
    (should (equal (field-tests-here) '("items[3].article" . 4)))
    (field-tests-type "C-c <down>")
    (should-error (execute-kbd-macro (kbd "C-c C-a")))
    (field-tests-settle)
    (field-tests-type "C-c C-d")
    (should (equal (field-tests-texts) '("chair" "1" "table" "1")))
    (should (equal (car (field-tests-here)) "items[2].article"))
    (field-tests-type "C-c C-r")
    (should (equal (field-tests-texts) '("chair" "1" "lamp" "1" "table" "1")))
    (should (equal (car (field-tests-here)) "items[4].article"))
    (field-tests-type "C-c C-d C-c C-d")
    (should-error (execute-kbd-macro (kbd "C-c C-d")))))

(ert-deftest field-tests-rows-are-submitted ()
  (let (submitted)
    (field-tests-with-rows
      (setq-local field-form-submit-function (lambda (answer) (setq submitted answer)))
      (field-tests-type "c h a i r C-c C-a c h a i r TAB")
      (should (string-match-p "another row has this"
                              (field-tests-shown "items[2].article")))
      (field-form-goto "items[2].article")
      (field-tests-type "s C-c <up> C-x ] b y e RET")
      (should (equal (plist-get (plist-get submitted :sections) :items) [2 1]))
      (should (equal (plist-get (plist-get submitted :values) :items\[2\].article)
                     "chairs")))))

(defun field-tests-kill-and-wait ()
  "Kill the server and wait for another one."
  (let ((process (field-session-process field-tests-session)))
    (signal-process process 'SIGKILL)
    (field-tests-wait (lambda ()
                        (and (not (eq process (field-session-process field-tests-session)))
                             (field-session-live-p field-tests-session)
                             (cl-every #'field-area-settled-p (field-form--areas)))))
    (field-tests-settle)))

(ert-deftest field-tests-rows-after-the-server-died ()
  (field-tests-with-rows
    (field-tests-type "c h a i r C-c C-a t a b l e TAB 2")
    (setf (field-session-snapshot field-tests-session) nil
          (field-session-snapshots field-tests-session) nil)
    (field-tests-kill-and-wait)
    (should (equal (field-tests-texts) '("chair" "1" "table" "12")))
    (field-tests-type "C-c C-a")
    (should (equal (car (field-tests-here)) "items[3].article"))))

(ert-deftest field-tests-rows-after-the-server-died-with-an-older-snapshot ()
  (field-tests-with-rows
    (field-tests-type "c h a i r C-c C-a t a b l e")
    (field-session-take-snapshot field-tests-session)
    (field-tests-settle)
    (let ((snapshot (field-session-snapshot field-tests-session)))
      (field-form-goto "items[1].article")
      (field-tests-type "C-c C-a l a m p")
      (setf (field-session-snapshot field-tests-session) snapshot)
      (field-tests-kill-and-wait)
      (should (equal (field-tests-texts) '("chair" "1" "lamp" "1" "table" "1")))
      (field-tests-type "C-a C-k s o f a")
      (should (equal (append (plist-get (aref (plist-get (field-session-ask
                                                          field-tests-session
                                                          :form/open '(:form "order"))
                                                         :sections)
                                              0)
                                        :rows)
                             nil)
                     (mapcar #'car (field-form-section-rows
                                    (car (field-form--sections)))))))))

(provide 'structure-tests)
;;; structure-tests.el ends here
