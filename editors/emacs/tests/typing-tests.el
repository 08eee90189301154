;;; typing-tests.el --- Tests of typing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What keys do to a field, and what shows of it.

;;; Code:

(require 'field-tests)

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

;; Emacs draws the whole window anew where a string changes of an overlay that reaches the next line.
(ert-deftest field-tests-a-key-changes-the-strings-of-its-line-alone ()
  (field-tests-with-form '(:title "Short" :fields [(:field "it" :label "It" :helper "Few words" :maxLength 40)])
    (field-tests-type "a")
    (let* ((area (field-tests-area "it"))
           (below (overlay-get (field-area-tail area) 'before-string)))
      (field-tests-type "b")
      (should (string-match-p " 2/40\\'" (overlay-get (field-area-behind area) 'before-string)))
      (should (= (overlay-start (field-area-behind area)) (overlay-end (field-area-behind area))
                 (field-area-end area)))
      ;; The same object: it was not made again.
      (should (eq below (overlay-get (field-area-tail area) 'before-string))))))

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
    (should (equal (field-tests-shown) "   (read only)\n       read only\n"))
    (should (equal (overlay-get (field-area-overlay (field-tests-area)) 'face)
                   'field-area-refused))
    (field-form-goto "off")
    (field-tests-type "DEL")
    (should (equal (field-tests-text) "off"))
    (should (equal (field-tests-shown) "   (not available)\n       not available\n"))
    ;; What is read-only can be read and copied: it is a stop, and what is disabled is none.
    (field-form-goto "first")
    (field-tests-type "TAB")
    (should (equal (car (field-tests-here)) "fixed"))
    (field-tests-type "TAB")
    (should (equal (car (field-tests-here)) "last"))))

(ert-deftest field-tests-totals-are-stops-and-not-the-first ()
  (field-tests-with-form '(:title "Total"
                           :fields [(:field "sum" :type "number" :total (:sum ["a"]))
                                    (:field "a" :type "number") (:field "last")])
    (should (equal (car (field-tests-here)) "a"))
    (field-tests-type "2 TAB <backtab> <backtab>")
    (should (equal (car (field-tests-here)) "sum"))
    (field-tests-type "9")
    (should (equal (field-tests-text) "2"))
    (should (string-match-p "read only" (field-tests-shown)))))

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

(provide 'typing-tests)
;;; typing-tests.el ends here
