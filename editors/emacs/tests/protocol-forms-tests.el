;;; protocol-forms-tests.el --- The forms of protocol/forms  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Filled in by keys.

;;; Code:

(require 'field-tests)

(defvar field-tests-submitted nil
  "The answer to `form/submit' of the form that was filled in last.")

(defmacro field-tests-filling (file &rest body)
  "Run BODY in the form FILE of the protocol."
  (declare (indent 1) (debug t))
  `(let (field-tests-submitted)
     (field-tests-with-form (expand-file-name ,file field-tests-forms)
       (setq-local field-form-submit-function
                   (lambda (answer) (setq field-tests-submitted answer)))
       ,@body)))

(defvar field-tests-forms (expand-file-name "../../../protocol/forms/" field-tests-folder)
  "Where the forms are.")

(defun field-tests-keys (&rest keys)
  "Type KEYS: strings as they are, in vectors the notation of `kbd'."
  (dolist (key keys)
    (execute-kbd-macro (if (vectorp key) (kbd (aref key 0)) (vconcat key))))
  (field-tests-settle))

(defun field-tests-should-hold (&rest typed)
  "Test that the form was submitted with TYPED: ids and canonical forms."
  (cl-loop for (id value) on typed by #'cddr
           do (ert-info (id)
                (should (equal (plist-get (plist-get field-tests-submitted :typed)
                                          (intern (concat ":" id)))
                               value)))))

(ert-deftest field-tests-form-of-settings ()
  (field-tests-filling "settings.json"
    (field-tests-keys ["C-a C-k"] "coa\r" ["<right> <right> <right> RET"] "y\r"
                      ["C-a C-k"] "deu\r" ["C-a C-k"] "Iosevka\r" ["<up> <up> RET"]
                      ", 100\r\r" "n\r" ["SPC SPC RET"] ["<left> <left> RET"]
                      ["<down> <down> <down> SPC RET"] "ada@example.org\r" "\r"
                      ["C-a C-k"] "by\r" "proxy.example.org\r8080\rsecret\r"
                      temporary-file-directory "\r" "5\r" ["SPC SPC RET"])
    (field-tests-should-hold
     "theme" "coal" "scale" "130" "motion" t "language" "de" "font" "Iosevka" "tab" "6"
     "rulers" ["80" "120" "100"] "save" :json-false "sound" t "volume" "50"
     "mail" ["mentions" "replies" "likes"] "proxy" "manual" "proxy.port" "8080"
     "happy" "5" "usage" :json-false)))

(ert-deftest field-tests-form-of-a-job-application ()
  (let ((letter (make-temp-file "letter" nil ".pdf" "Dear bakers")))
    (unwind-protect
        (field-tests-filling "job-application.json"
          (field-tests-keys "ada lovelace\r19901210\rada@example.org\r+493012345678\r\r")
          (should (equal (car (field-tests-here)) "position"))
          (field-tests-keys "pas\r" ["<left> <left> RET"]
                            ["<down> SPC <down> <down> SPC RET"] "20990301\r" "18\r" "y\r")
          (should (equal (car (field-tests-here)) "jobs[1].employer"))
          (field-tests-keys "Mill & Sons\rFlour\r201001\r201512\rMoved" ["C-c C-a"])
          (should (equal (car (field-tests-here)) "jobs[2].employer"))
          (field-tests-keys "Analytical Bakery\rBread\r201601\r\r"
                            ["C-s [+ SPC S c h o o l s RET RET"] "Trade school\rBaker\r2010\r")
          (should (equal (car (field-tests-here)) "languages"))
          (field-tests-keys "Eng" ["<down> RET"] "Latin\r\r5\rI like it warm." ["C-x ]"])
          (should (equal (car (field-tests-here)) "letter"))
          (field-tests-keys letter "\r\ra fr" ["<down> RET"] "n\ry\r")
          (should (equal (plist-get field-tests-submitted :sections)
                         '(:jobs [1 2] :education [1])))
          (should (equal (plist-get (plist-get field-tests-submitted :values) :letter) letter))
          (field-tests-should-hold
           "position" "pastry" "hours" "30" "days" ["mon" "wed"] "start" "2099-03-01"
           "license" t "jobs[1].to" "2015-12" "education[1].year" "2010"
           "languages" ["English" "Latin"] "baking" "5" "heard" "A friend"
           "keep" :json-false "true" t))
      (delete-file letter))))

(ert-deftest field-tests-forms-with-conditions ()
  (field-tests-filling "job-application.json"
    (field-tests-keys "ada lovelace\r19901210\rada@example.org\r\r\r" "sho\r\rmo\r\r"
                      "20990301\r\rn\r")
    (should (equal (car (field-tests-here)) "till"))
    ;; Which pages show is told with the form's status.
    (field-tests-wait (lambda () (equal (field-form--page-words) "Page 3 of 6: In the shop")))
    (field-tests-keys "y\rsu\r\r")
    (should (equal (car (field-tests-here)) "jobs[1].employer")))
  (field-tests-filling "settings.json"
    (should-not (field-area-live-p (field-form--area "proxy.host")))
    (field-form-goto "sound")
    (field-tests-keys "n\r")
    (should (equal (car (field-tests-here)) "mail"))
    (field-form-goto "sound")
    (field-tests-keys ["SPC TAB <left>"])
    (should (equal (field-tests-text "volume") "55"))))

(ert-deftest field-tests-form-of-a-tax-return ()
  (field-tests-filling "tax.json"
    (field-tests-keys "ada lovelace\r12345678901\r10121990\r10115"
                      ["C-s [+ SPC C h i l d r e n RET RET"] "eve\r01022015\r23456789012\r")
    (field-form-goto "wages")
    (field-tests-keys "50000\r12000\r\r110\r")
    (should (equal (car (field-tests-here)) "expenses[1].kind"))
    (field-tests-keys "too\rA hammer\r\r\r19.99" ["C-c C-a"]
                      "trav\rTo work\r01022025\r28022025\r100\r")
    (should (equal (car (field-tests-here)) "iban"))
    ;; What is summed up stands below the rows.
    (should (string-match-p "\\[\\+ Work expenses\\(?:.\\|\n\\)*Work expenses in all" (buffer-string)))
    (field-tests-keys "\r\rada@example.org\rada@example.org\r")
    (should (equal (plist-get field-tests-submitted :sections)
                   '(:children [1] :expenses [1 2])))
    (field-tests-should-hold
     "born" "1990-12-10" "children[1].born" "2015-02-01" "wages" "50000.00" "days" "110"
     "expenses[1].kind" "tools" "expenses[2].amount" "100.00")))

(provide 'protocol-forms-tests)
;;; protocol-forms-tests.el ends here
