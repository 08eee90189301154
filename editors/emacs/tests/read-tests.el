;;; read-tests.el --- Tests of the minibuffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `field-read-string', with real keys.

;;; Code:

(require 'field-tests)

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

(ert-deftest field-tests-a-secret-goes-into-no-history ()
  (let ((minibuffer-history nil))
    (should (equal (field-tests-read "T r 0 u b 4 d o r & 7 RET" "Pass: " '(:type "password")) "Tr0ub4dor&7"))
    (should-not minibuffer-history)
    (should (equal (field-tests-read "A d a RET" "Name: " '(:type "name")) "Ada"))
    (should (equal minibuffer-history '("Ada")))))

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

(ert-deftest field-tests-read-string-of-all-kinds ()
  (should (equal (field-tests-read "y RET" "Agree? " '(:type "flag" :returns typed)) t))
  (should (equal (field-tests-read "SPC SPC RET" "Agree? " '(:type "flag")) "No"))
  ;; A word of it is enough, as the server finds it.
  (should (equal (field-tests-read "2 1 TAB RET" "Row? "
                                   '(:type (:name "choice"
                                            :choices ["Row 20" (:label "Row 21" :value 7)])
                                     :returns typed))
                 7)))

(provide 'read-tests)
;;; read-tests.el ends here
