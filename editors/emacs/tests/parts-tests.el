;;; parts-tests.el --- Tests of parts  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Parts of a date keep their own characters.

;;; Code:

(require 'field-tests)

(defun field-tests-faces (face)
  "Return the texts of the field at point that parts show in FACE, in order."
  (mapcar (lambda (overlay)
            (buffer-substring-no-properties (overlay-start overlay) (overlay-end overlay)))
          (sort (cl-remove-if-not (lambda (overlay) (eq face (overlay-get overlay 'face)))
                                  (field-area-parts (field-tests-area)))
                (lambda (one other) (< (overlay-start one) (overlay-start other))))))

(ert-deftest field-tests-part-is-typed-over ()
  (field-tests-with-form (field-tests-one :type "date" :text "12/25/2024")
    (delete-selection-mode 1)
    (unwind-protect
        (progn
          (transient-mark-mode 1)
          (field-tests-type "C-a C-f C-f C-f C-SPC C-f C-f")
          (field-tests-type "7"))
      (delete-selection-mode -1))
    (should (equal (field-tests-text) "12/07/2024"))
    (should (equal (field-tests-here) '("it" . 6)))
    (should (equal (field-tests-faces 'field-area-part) '("2024")))))

(ert-deftest field-tests-part-is-deleted ()
  (field-tests-with-form (field-tests-one :type "date" :text "12/25/2024")
    (field-tests-type "C-a M-d")
    (should (equal (field-tests-text) "MM/25/2024"))
    (should (equal (field-tests-here) '("it" . 0)))
    (should (equal (field-tests-faces 'field-area-ghost) '("MM")))
    (should (equal (field-tests-faces 'field-area-part) '("MM")))
    (field-tests-type "1")
    (should (equal (field-tests-text) "1M/25/2024"))
    (should (equal (field-tests-faces 'field-area-ghost) '("M")))))

(ert-deftest field-tests-part-that-is-left-is-written-out ()
  (field-tests-with-form (field-tests-one :type "date" :text "12/25/2024")
    (field-tests-type "C-a M-d 1")
    (field-tests-type "C-f C-f")
    (should (equal (field-tests-text) "01/25/2024"))
    (should (equal (field-tests-here) '("it" . 3)))
    (should (equal (field-tests-faces 'field-area-part) '("25")))
    (should-not (field-tests-faces 'field-area-ghost))
    (field-tests-type "C-/")
    (should (equal (field-tests-text) "1M/25/2024"))))

(ert-deftest field-tests-part-that-is-left-before-the-answer ()
  (field-tests-with-form (field-tests-one :type "date" :text "12/25/2024")
    (field-tests-type "C-a M-d 1 C-e")
    (should (equal (field-tests-text) "01/25/2024"))
    (should (equal (field-tests-here) '("it" . 10)))))

(ert-deftest field-tests-backspace-at-the-beginning-of-an-empty-part ()
  (field-tests-with-form (field-tests-one :type "date" :text "12/25/2024")
    (field-tests-type "C-a C-f C-f C-f M-d")
    (should (equal (field-tests-text) "12/DD/2024"))
    (field-tests-type "DEL")
    (should (equal (field-tests-text) "12/DD/2024"))
    (should (equal (field-tests-here) '("it" . 2)))
    (field-tests-type "DEL")
    (should (equal (field-tests-text) "1M/DD/2024"))
    (should (equal (field-tests-here) '("it" . 1)))
    (should (equal (field-tests-faces 'field-area-ghost) '("M" "DD")))))

(ert-deftest field-tests-point-goes-over-what-the-template-wrote ()
  (field-tests-with-form (field-tests-one :type "date" :text "12/25/2024")
    (field-tests-type "C-a")
    (let (places)
      (dotimes (_ 5)
        (field-tests-type "C-f")
        (push (cdr (field-tests-here)) places))
      (should (equal (nreverse places) '(1 2 3 4 5))))))

(provide 'parts-tests)
;;; parts-tests.el ends here
