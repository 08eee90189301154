;;; form-tests.el --- Tests of forms  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Going through a form, what it shows, and submitting it.

;;; Code:

(require 'field-tests)

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

(ert-deftest field-tests-lines-below-fields-are-no-place-to-be ()
  (field-tests-with-form '(:title "Two" :fields [(:field "one" :helper "First") (:field "two")])
    (pcase-dolist (`(,keys ,id) '(("<down>" "two") ("<up>" "one") ("C-n" "two") ("C-p" "one")))
      (field-tests-type keys)
      (should (equal (car (field-tests-here)) id)))
    (let ((one (point)))
      (field-tests-type "C-f")
      (should (= (point) (+ one 2)))
      (field-tests-type "C-b")
      (should (= (point) one)))))

(ert-deftest field-tests-lines-below-fields-come-and-go ()
  (field-tests-with-form '(:title "Two" :fields [(:field "one" :type "zip") (:field "two")])
    (let ((before (buffer-string))
          (next (copy-marker (1+ (field-area-end (field-tests-area "one"))))))
      (field-tests-type "x")
      (should (string-match-p "Not taken: x" (field-tests-shown "one")))
      (should (= (buffer-size) (1+ (length before))))
      ;; What was at the start of the next line is there still.
      (should (= next (+ 2 (field-area-end (field-tests-area "one")))))
      ;; The line below is in no copy.
      (should (equal (substring-no-properties (filter-buffer-substring (point-min) (point-max)))
                     (substring-no-properties before)))
      (field-tests-type "TAB <backtab>")
      (should-not (string-match-p "Not taken" (field-tests-shown "one")))
      (should (equal (buffer-string) before)))))

(ert-deftest field-tests-lines-below-fields-stay-while-a-click-is-taken ()
  (field-tests-with-form '(:title "One" :fields [(:field "one" :type "zip")])
    (field-tests-type "x")
    (let ((last-command-event '(down-mouse-1 nil)))
      (run-hooks 'pre-command-hook)
      (should (string-match-p "Not taken" (field-tests-shown "one")))
      (run-hooks 'post-command-hook)
      (should-not (string-match-p "Not taken" (field-tests-shown "one"))))))

(ert-deftest field-tests-long-helpers-break-between-words ()
  (let ((helper "Family name first, then given name, exactly as it is printed in the passport that you travel with, and nothing else besides"))
    (field-tests-with-form (list :title "Long" :fields `[(:field "it" :label "Name" :helper ,helper)])
      (let ((lines (split-string (substring-no-properties
                                  (overlay-get (field-area-tail (field-tests-area "it")) 'before-string))
                                 "\n" t))
            (column (field-area-column (field-tests-area "it"))))
        (should (> (length lines) 1))
        (should (equal (mapconcat #'string-trim lines " ") helper))
        (dolist (line lines)
          (should (string-prefix-p (make-string column ?\s) line))
          ;; Where the window is narrower than that, some are broken by Emacs.
          (should (<= (string-width line) (max (frame-width) (+ column 20)))))))))

(ert-deftest field-tests-each-line-has-its-direction ()
  (field-tests-with-form (list :title "Direction" :fields [(:field "a" :label "الاسم") (:field "b" :label "City")])
    (should-not bidi-paragraph-direction)
    (goto-char (field-area-start (field-tests-area "a")))
    (should (eq (current-bidi-paragraph-direction) 'right-to-left))
    (goto-char (field-area-start (field-tests-area "b")))
    (should (eq (current-bidi-paragraph-direction) 'left-to-right))
    ;; The signs around texts are in the buffer, and in no copy.
    (field-tests-type "1 2")
    (let ((signs "\u2068\\(.*\\)\u00a0\ufffc\u2069"))
      (goto-char (point-min))
      (should (re-search-forward signs))
      (should (equal (match-string 1) ""))
      (should (re-search-forward signs))
      (should (equal (match-string 1) "12"))
      (should-not (string-match-p "[\u2068\u00a0\ufffc\u2069]"
                                  (filter-buffer-substring (point-min) (point-max)))))))

(ert-deftest field-tests-leaving-formats-and-judges ()
  (field-tests-with-form (list :title "Leave"
                               :fields [(:field "amount" :type "currency" :required t)
                                        (:field "other")])
    (field-tests-type "7 TAB")
    (should (equal (field-tests-text "amount") "$7.00"))
    ;; By whatever way point goes.
    (field-tests-type "<up>")
    (should (equal (car (field-tests-here)) "amount"))
    (field-tests-type "C-a C-k C-n")
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

(ert-deftest field-tests-nothing-is-typed-beside-fields ()
  (field-tests-with-form "checkout.json"
    (let ((before (buffer-string)))
      (dolist (text '("Checkout" " Name" " E-mail" "[ Submit ]"))
        (goto-char (point-min))
        (search-forward text)
        (dolist (place (list (match-beginning 0) (1+ (match-beginning 0))))
          (goto-char place)
          (should-error (insert "x") :type 'text-read-only)))
      (should (equal (buffer-string) before)))))

(ert-deftest field-tests-secrets-are-taken-out-of-no-buffer ()
  (let ((kill-ring nil)
        (register-alist nil))
    (field-tests-with-form (list :title "Secret" :fields [(:field "pin" :type "password") (:field "name")])
      (field-tests-type "T r 0 u b 4 d o r & 7")
      (dolist (keys '("C-a C-SPC C-e M-w" "C-a C-SPC C-e C-x r s a" "C-a M-d" "C-/" "C-a C-k" "C-/"
                      "C-a C-SPC C-e C-w" "C-/" "C-c C-s C-a C-SPC C-e M-w" "C-a C-k" "C-/" "C-x h M-w"))
        (field-tests-type keys))
      (field-form-goto "pin")
      (should (equal (field-tests-text "pin") "Tr0ub4dor&7"))
      (should (equal (substring-no-properties (get-register ?a)) ""))
      (should-not (string-match-p "r0u\\|dor\\|•" (format "%S" (list kill-ring register-alist))))
      (should (string-match-p "Secret" (substring-no-properties (car kill-ring))))
      ;; What is yanked is none of it either.
      (field-tests-type "C-a C-k C-y")
      (should (equal (field-tests-text "pin") ""))
      ;; Nor is a rectangle copied that it is in.
      (field-form-goto "pin")
      (field-tests-type "T r 0 u b 4 d o r")
      (setq killed-rectangle nil)
      (dolist (keys '("C-a C-SPC C-e C-x r r b" "C-a C-SPC C-e C-x r M-w" "C-a C-x SPC C-e M-w"))
        (ignore-errors (field-tests-type keys))
        (deactivate-mark))
      (should-not (string-match-p "r0u\\|dor" (format "%S" (list kill-ring register-alist killed-rectangle))))
      ;; Nor is it searched for.
      (let ((search-ring nil))
        (dolist (keys '("C-a C-s C-w RET" "C-a C-s M-s C-e RET" "C-a C-s C-M-y RET"))
          (ignore-errors (field-tests-type keys)))
        (should-not (string-match-p "T\\|r0u" (format "%S" (list search-ring isearch-string)))))
      ;; What is no secret is taken as ever.
      (field-form-goto "name")
      (field-tests-type "A d a C-a C-k")
      (should (equal (substring-no-properties (car kill-ring)) "Ada")))))

(ert-deftest field-tests-nothing-is-killed-at-the-end-of-a-field ()
  (field-tests-with-form (list :title "Two" :fields [(:field "a") (:field "b")])
    (dolist (key '("C-k" "M-k" "C-M-k" "M-d"))
      (field-tests-type "x")
      (ignore-errors (field-tests-type key))
      (field-tests-type "y")
      (should (equal (field-tests-text "a") "xy"))
      (field-tests-type "C-a C-k"))
    (field-tests-type "x y C-a C-k")
    (should (equal (field-tests-text "a") ""))))

(ert-deftest field-tests-what-is-typed-behind-an-undo-is-kept ()
  (field-tests-with-form (list :title "One" :fields [(:field "a")])
    (field-tests-type "h e l l o")
    (field-tests-type "C-a C-/ w o r l d")
    (should (equal (field-tests-text "a") "world"))))

(ert-deftest field-tests-groups-and-form-show-their-verdict ()
  (field-tests-with-form "checkout.json"
    (should (equal (field-tests-group "customer") "2 to go"))
    (should (equal (field-tests-group "payment") "2 to go"))
    (should (equal (field-tests-verdict field-form--verdict) "4 to go"))
    (field-form-goto "card")
    (field-tests-type "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 TAB 1 2 2 9")
    (field-tests-wait (lambda () (and (equal (field-tests-group "payment") "✓ complete")
                                      (equal (field-tests-verdict field-form--verdict)
                                             "2 to go"))))))

;; What the form says besides its file is in the reader's language.
(ert-deftest field-tests-words-in-german ()
  (let ((field-server-locale "de"))
    (field-tests-with-form
        '( :title "Reise"
           :groups [(:name "g" :title "Person")]
           :pages [(:page "a" :title "Hin" :groups ["g"]) (:page "b" :title "Her" :fields ["fro"])]
           :fields [(:field "name" :label "Name" :group "g" :required t)
                    (:field "to" :label "Nach" :group "g" :choices ["Chile" "Peru"])
                    (:field "fro" :label "Zurück aus")])
      (should (string-match-p "\\`Reise  Seite 1 von 2: Hin\n" (field-tests-buffer)))
      (should (equal (field-tests-group "g") "noch 1"))
      (should (string-match-p "\\[ Weiter \\]" (field-tests-buffer)))
      (field-tests-type "A d a TAB B o l i v i e n M-<down>")
      (should (string-match-p "Nichts gefunden" (field-tests-shown "to")))
      (should (equal (field-tests-group "g") "✓ vollständig"))
      (field-tests-type "M-x field-form-next-page RET")
      (should (string-match-p "\\[ Zurück \\] \\[ Absenden \\]" (field-tests-buffer)))
      (should (equal (field-tests-verdict field-form--verdict) "optional"))
      ;; Another process has the same words.
      (delete-process (field-session-process field-session-of-buffer))
      (field-tests-wait (lambda () (field-session-live-p field-session-of-buffer)))
      (field-tests-settle)
      (field-tests-type "M-x field-form-previous-page RET")
      (should (string-match-p "\\`Reise  Seite 1 von 2: Hin\n" (field-tests-buffer))))))

(ert-deftest field-tests-full-section-and-paste-in-german ()
  (let ((field-server-locale "de"))
    (field-tests-with-form
        '( :title "Reise" :form "reise" :fields [(:field "land" :label "Land"
                                                               :type (:name "choice" :choices ["Chile" "Peru"]))]
           :sections [(:section "kind" :title "Kinder" :least 1 :most 1 :fields [(:field "name" :label "Name")])])
      (kill-new "Narnia")
      (field-tests-type "C-y")
      (field-tests-wait (lambda () (string-match-p "Verworfen: nicht in der Liste"
                                                   (field-tests-shown "land"))))
      (should (equal (cadr (should-error (field-form-add-row) :type 'user-error)) "Höchstzahl erreicht"))
      (should (equal (cadr (should-error (field-form-remove-row
                                          (car (field-form--sections)) 1)
                                         :type 'user-error))
                     "Mindestzahl erreicht"))
      (should (equal (field-form--word :fix :count 2) "noch 2 zu berichtigen")))))

;; A server that is older than a word does not tell it.
(ert-deftest field-tests-words-of-an-older-server ()
  (field-tests-with-form "checkout.json"
    (setf (field-session-words field-session-of-buffer) nil)
    (field-form--redraw)
    (should (string-match-p "\\[ Submit \\]" (field-tests-buffer)))
    (should (equal (field-tests-group "payment") "2 to go"))))

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

(ert-deftest field-tests-a-form-is-not-narrowed ()
  (field-tests-with-form "checkout.json"
    (field-tests-type "A d a")
    (local-set-key (kbd "C-x n d") #'field-tests-narrow-to-line)
    (field-tests-type "C-x n d")
    (should-not (buffer-narrowed-p))
    (field-tests-type "C-c C-c")
    (should (string-match-p "Fill this in" (field-tests-shown "card")))))

(defun field-tests-narrow-to-line ()
  "Narrow the buffer to the line of point."
  (interactive)
  (narrow-to-region (line-beginning-position) (line-end-position)))

(ert-deftest field-tests-submit-hands-on-what-is-valid ()
  (let (submitted)
    (field-tests-with-form
        '(:title "Order" :form "order"
          :fields [(:field "day" :type "date" :required t) (:field "phone" :type "phone")
                   (:field "pin" :type (:name "password" :min 4) )])
      (setq-local field-form-submit-function (lambda (answer) (setq submitted answer))
                  field-form-secrets t)
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

(ert-deftest field-tests-secrets-are-handed-on-where-they-are-asked-for ()
  (dolist (asked '(nil t))
    (let (submitted)
      (field-tests-with-form '(:title "Secret" :fields [(:field "name") (:field "key" :type "password")])
        (setq-local field-form-submit-function (lambda (answer) (setq submitted answer))
                    field-form-secrets asked)
        (field-tests-type "a TAB T r 0 u b 4 d o r & 7 C-c C-c")
        (should (equal (plist-get submitted :values)
                       (if asked '(:name "a" :key "Tr0ub4dor&7") '(:name "a"))))))))

(provide 'form-tests)
;;; form-tests.el ends here
