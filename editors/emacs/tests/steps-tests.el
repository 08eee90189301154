;;; steps-tests.el --- Tests of steps  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Arrows up and down step, where there is something to step.

;;; Code:

(require 'field-tests)

(ert-deftest field-tests-arrows-leave-lines-where-nothing-steps ()
  (field-tests-with-form '(:title "Lines" :fields [(:field "first") (:field "second")])
    (field-form-goto "second")
    (execute-kbd-macro (kbd "<up>"))
    (should (equal (car (field-tests-here)) "first"))
    (should-error (execute-kbd-macro (kbd "M-<up>")))))

(ert-deftest field-tests-arrows-step-numbers ()
  (field-tests-with-form (field-tests-one :type "age" :text "41")
    (field-tests-type "<up> <up>")
    (should (equal (field-tests-text) "43"))
    (should (equal (field-tests-here) '("it" . 2)))
    (field-tests-type "C-u 10 <down> DEL 5 <up>")
    (should (equal (field-tests-text) "36"))
    (field-tests-type "M-<down>")
    (should (equal (field-tests-text) "35"))))

(ert-deftest field-tests-arrows-step-the-part-at-point ()
  (field-tests-with-form (field-tests-one :type "date" :text "12/31/2024")
    (field-tests-type "<up> <up> <down>")
    (should (equal (field-tests-text) "12/31/2025"))
    (field-tests-type "C-a C-f C-f C-f <up>")
    (should (equal (field-tests-text) "12/01/2025"))))

(ert-deftest field-tests-list-of-choices-goes-on-downward ()
  (field-tests-with-form (field-tests-one :type '(:name "choice" :choices ["one" "two" "three"]))
    (field-tests-type "<down> <down>")
    (should (equal (field-tests-text) "two"))
    (field-tests-type "<up>")
    (should (equal (field-tests-text) "one"))))

(provide 'steps-tests)
;;; steps-tests.el ends here
