;;; kinds-tests.el --- Tests of all kinds of fields  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Boxes, lists, tags, stars, sliders and files, by keys.  Clicks are
;; made in a terminal, by screen.py.

;;; Code:

(require 'field-tests)

(defmacro field-tests-with-kinds (field &rest body)
  "Run BODY in a form of all kinds of fields, with point in FIELD."
  (declare (indent 1) (debug t))
  `(field-tests-with-form "../../neovim/tests/kinds.json"
     (field-form-goto ,field)
     (field-tests-settle)
     ,@body))

(defun field-tests-listed ()
  "Return the lines of the open list of the field at point."
  (let* ((area (field-tests-area))
         (list (field-area-menu area)))
    (and list (mapcar (lambda (line) (string-trim-right line))
                      (split-string (substring-no-properties (field-list-string list 0))
                                    "\n" t)))))

(defun field-tests-typed (id)
  "Return the typed value of the field ID."
  (plist-get (field-session-ask field-session-of-buffer :field/get (list :field id))
             :typed))

(defun field-tests-box (id)
  "Return what is shown before the text of the field ID."
  (substring-no-properties
   (overlay-get (field-area-overlay (field-tests-area id)) 'before-string)))


;;; Boxes

(ert-deftest field-tests-box-turns-over ()
  (field-tests-with-kinds "terms"
    (should (equal (field-tests-box "terms") "[ ] "))
    (field-tests-type "SPC")
    (should (equal (field-tests-box "terms") "[X] "))
    (should (equal (field-tests-text) "Yes"))
    (should (equal (field-tests-typed "terms") t))
    (field-tests-type "C-a RET")
    (should (equal (field-tests-text) "No"))
    (field-tests-type "C-/")
    (should (equal (field-tests-text) "Yes"))
    (field-tests-type "C-/ C-/ C-M-_")
    (should (equal (field-tests-box "terms") "[X] "))))

(ert-deftest field-tests-box-is-answered-by-a-letter ()
  (field-tests-with-kinds "terms"
    (field-tests-type "y")
    (should (equal (field-tests-text) "Yes"))
    (field-tests-type "N")
    (should (equal (field-tests-text) "No"))
    (field-tests-type "x")
    (should (equal (field-tests-text) "No"))
    ;; All of a word means it too.
    (field-tests-type "y e s")
    (should (equal (field-tests-text) "Yes"))
    (field-tests-type "n o")
    (should (equal (field-tests-text) "No"))))

(ert-deftest field-tests-box-that-must-be-checked ()
  (field-tests-with-kinds "terms"
    (field-tests-type "C-c C-c")
    (should (string-match-p "Agree to this" (field-tests-shown "terms")))
    (field-form-goto "terms")
    (field-tests-type "SPC")
    (should-not (string-match-p "Agree to this" (field-tests-shown "terms")))))


;;; Lists

(ert-deftest field-tests-list-opens-and-searches ()
  (field-tests-with-kinds "seat"
    (should-not (field-tests-listed))
    (field-tests-type "w")
    (should (equal (field-tests-listed)
                   '("Front" "▸   Window, row 3  Near the exit" "Back"
                     "    Window, row 20" "    Window, row 21")))
    (should (string-match-p "▸   Window, row 3" (field-tests-shown)))
    (field-tests-type "<down>")
    (should (member "▸   Window, row 21" (field-tests-listed)))
    (field-tests-type "C-p")
    (should (member "▸   Window, row 3  Near the exit" (field-tests-listed)))
    (field-tests-type "C-n RET")
    (should (equal (field-tests-text "seat") "Window, row 21"))
    (should (equal (field-tests-typed "seat") "21A"))
    (should (equal (car (field-tests-here)) "meals"))))

(ert-deftest field-tests-list-fast-is-as-slow ()
  (field-tests-with-kinds "seat"
    (execute-kbd-macro (kbd "w i n RET"))
    (field-tests-settle)
    (should (equal (field-tests-text "seat") "Window, row 3"))
    (field-form-goto "seat")
    (field-area-set-text (field-tests-area) "")
    (field-tests-settle)
    (dolist (key '("w" "i" "n" "RET"))
      (field-tests-type key))
    (should (equal (field-tests-text "seat") "Window, row 3"))))

(ert-deftest field-tests-list-opens-by-a-key-and-closes ()
  (field-tests-with-kinds "seat"
    (field-tests-type "M-<down>")
    (should (= 7 (length (field-tests-listed))))
    (field-tests-type "C-g")
    (should-not (field-tests-listed))
    (field-tests-type "M-<down> <down> TAB")
    (should (equal (field-tests-text "seat") "Aisle, row 3"))
    (should (equal (car (field-tests-here)) "meals"))
    (field-tests-type "<backtab>")
    (should-not (field-tests-listed))
    (field-tests-type "<down> <down>")
    (should (equal (field-tests-text "seat") "Window, row 21"))))

(ert-deftest field-tests-list-is-undone ()
  (field-tests-with-kinds "seat"
    (field-tests-type "w <down> RET <backtab> C-/")
    (should (equal (field-tests-text) "w"))
    (field-tests-type "C-M-_")
    (should (equal (field-tests-text) "Window, row 21"))))

(ert-deftest field-tests-list-stays-open-where-the-form-is-drawn-anew ()
  (field-tests-with-form '(:title "Two" :fields [(:field "one" :type (:name "choices" :choices ["Ada" "Bob"]))
                                                 (:field "two")])
    (field-tests-type "M-<down>")
    (let ((shown (field-tests-shown "one")))
      (should (string-match-p "Bob" shown))
      (field-form--redraw)
      (should (equal (field-tests-shown "one") shown))
      (field-tests-type "C-g TAB x")
      (should (equal (field-tests-text "two") "x")))))

(ert-deftest field-tests-list-that-is-long ()
  (field-tests-with-form
      (field-tests-one
       :label "City"
       :type (list :name "choice"
                   :choices (vconcat (cl-loop for number below 5000
                                              collect (list :label (format "City %d" number)
                                                            :value number)))))
    (field-tests-type "M-<down> C-u 12 <down>")
    (should (equal (car (last (field-tests-listed) 2)) "▸ City 11"))
    (should (equal (car (last (field-tests-listed))) "3–12 / 5000"))
    (field-tests-type "<next> <next>")
    (should (equal (car (last (field-tests-listed) 2)) "▸ City 31"))
    (field-tests-type "C-u 12 <up>")
    (should (equal (car (field-tests-listed)) "▸ City 19"))
    (field-tests-type "4 9 9 <down> RET")
    (should (equal (field-tests-typed "it") 4990))))

(ert-deftest field-tests-list-in-the-minibuffer ()
  (field-tests-with-kinds "seat"
    ;; A word finds, too: the server says what fits.
    (field-tests-type "C-c C-o r o w SPC 2 1 RET")
    (should (equal (field-tests-text) "Window, row 21"))
    (should (equal (field-tests-typed "seat") "21A"))))


;;; Several

(ert-deftest field-tests-several-are-boxes ()
  (field-tests-with-kinds "meals"
    (should (equal (field-tests-listed)
                   '("  [ ] Breakfast" "  [ ] Lunch" "  [ ] Dinner" "  [ ] Night snack")))
    (field-tests-type "<down> <down> <down> SPC")
    (should (equal (field-tests-listed)
                   '("  [ ] Breakfast" "  [ ] Lunch" "▸ [X] Dinner" "  [ ] Night snack")))
    (field-tests-type "<up> <up> SPC")
    (should (equal (field-tests-text) "Dinner, Breakfast, "))
    (field-tests-type "RET")
    (should (equal (field-tests-text "meals") "Breakfast, Dinner"))
    (should (equal (field-tests-typed "meals") [1 3]))
    (should (equal (car (field-tests-here)) "to"))))

(ert-deftest field-tests-several-are-typed ()
  (field-tests-with-kinds "meals"
    (execute-kbd-macro (kbd "l u n RET b RET"))
    (field-tests-settle)
    (should (equal (field-tests-text) "Lunch, Breakfast, "))
    (field-tests-type "d")
    (should (string-match-p "Choose at most 2" (field-tests-shown)))
    (field-tests-type "DEL DEL")
    (should (equal (field-tests-text) "Lunch, "))
    (field-tests-type "C-/")
    (should (equal (field-tests-text) "Lunch, Breakfast, "))))


;;; Tags

(ert-deftest field-tests-tags ()
  (field-tests-with-kinds "to"
    (field-tests-type "e v e @ e x . c o RET b o b RET")
    (should (equal (field-tests-text) "eve@ex.co, bob, "))
    (should (string-match-p "Enter an address" (field-tests-shown)))
    (should (equal (mapcar (lambda (overlay)
                             (buffer-substring-no-properties (overlay-start overlay)
                                                             (overlay-end overlay)))
                           (field-area-parts (field-tests-area)))
                   '("eve@ex.co")))
    ;; Proposals are taken by whom goes to them.
    (field-tests-type "DEL b <down> RET")
    (should (equal (field-tests-text) "eve@ex.co, bob@example.com, "))
    (field-tests-type "RET")
    (should (equal (field-tests-text "to") "eve@ex.co, bob@example.com"))
    (should (equal (car (field-tests-here)) "letter"))))


;;; Stars and sliders

(ert-deftest field-tests-scales ()
  (field-tests-with-kinds "stars"
    (field-tests-type "<right> <right> <right>")
    (should (equal (field-tests-text) "1.5"))
    (should (string-match-p "★½☆☆☆" (field-tests-shown)))
    (field-tests-type "<left> <up> <down>")
    (should (equal (field-tests-text) "1"))
    (field-tests-type "C-/")
    (should (string-match-p "☆☆☆☆☆" (field-tests-shown)))
    (field-tests-type "TAB <up> <right>")
    (should (string-match-p "0 ━━━━━●─────────────── 40" (field-tests-shown "luggage")))
    (field-tests-type "C-a C-k 9 9 TAB")
    (should (equal (field-tests-text "luggage") "40"))))


;;; Files

(ert-deftest field-tests-files-are-looked-at ()
  (let ((folder (make-temp-file "field-tests" t)))
    (unwind-protect
        (field-tests-with-kinds "letter"
          (should (string-match-p "file, \\.pdf image/\\*, up to 1 kB" (field-tests-shown)))
          (pcase-dolist (`(,name ,size) '(("pass port.pdf" 10) ("picture.png" 10)
                                          ("large.pdf" 2000) ("notes.txt" 10)))
            (with-temp-file (expand-file-name name folder)
              (insert (make-string size ?x))))
          (make-directory (expand-file-name "papers.pdf" folder))
          (pcase-dolist (`(,name ,code) '(("pass port.pdf" nil) ("picture.png" nil)
                                          ("large.pdf" "too-large")
                                          ("papers.pdf" "not-a-file")
                                          ("notes.txt" "wrong-file-type")
                                          ("none.pdf" "not-found")))
            (field-form-goto "letter")
            (field-area-set-text (field-tests-area) (expand-file-name name folder))
            (field-tests-type "TAB")
            (field-tests-wait (lambda () (not (equal (field-area-validity
                                                      (field-tests-area "letter"))
                                                     "pending"))))
            (ert-info (name)
              (should (equal (mapcar (lambda (diagnostic) (plist-get diagnostic :code))
                                     (field-area-diagnostics (field-tests-area "letter")))
                             (and code (list code))))))
          ;; Completed as Emacs completes files, those that fit.
          (field-form-goto "letter")
          (field-area-set-text (field-tests-area) (expand-file-name "pas" folder))
          (field-tests-type "M-TAB")
          (should (equal (field-tests-text) (expand-file-name "pass port.pdf" folder)))
          (field-area-set-text (field-tests-area) (expand-file-name "not" folder))
          (field-tests-type "M-TAB")
          (should (equal (field-tests-text) (expand-file-name "not" folder))))
      (delete-directory folder t))))


;;; All of it

(ert-deftest field-tests-secret-typed-twice ()
  (field-tests-with-kinds "secret"
    (field-tests-burst "analytical 1843")
    (execute-kbd-macro (kbd "RET"))
    (field-tests-burst "analytical 1842")
    (field-tests-type "TAB")
    (should (string-match-p "The two differ" (field-tests-shown "again")))
    (field-form-goto "again")
    (field-tests-type "DEL 3 TAB")
    (should-not (string-match-p "The two differ" (field-tests-shown "again")))))

(ert-deftest field-tests-kinds-are-plain-text ()
  (let (submitted)
    (field-tests-with-kinds "seat"
      (setq-local field-form-submit-function (lambda (answer) (setq submitted answer)))
      (execute-kbd-macro (kbd "a n y RET d RET RET RET RET 4 . 5 RET 2 0 RET RET RET"))
      (field-tests-burst "all of it")
      (field-tests-type "TAB y RET")
      (should (equal (plist-get submitted :typed)
                     '(:seat "Anywhere" :meals [3] :stars "4.5" :luggage "20" :terms t)))
      (should (string-match-p "^ Seat \\* +Anywhere\n Meals +Dinner\n"
                              (buffer-substring-no-properties (point-min) (point-max))))
      (should (string-match-p "^ I agree \\* +Yes$"
                              (buffer-substring-no-properties (point-min) (point-max)))))))

;;; Completions, and what is not taken

(defconst field-tests-countries
  '(:title "Where?"
    :fields [(:field "country" :type (:name "choice" :choices [(:label "Germany" :value "DE")
                                                               (:label "Ghana" :value "GH")
                                                               (:label "France" :value "FR")]))
             (:field "city")])
  "A form with a list.")

(defun field-tests-completions ()
  "Return non-nil if the window of completions shows."
  (get-buffer-window "*Completions*"))

(ert-deftest field-tests-completions-go-when-it-is-done ()
  (field-tests-with-form field-tests-countries
    (field-tests-type "g C-M-i C-M-i")
    (should (field-tests-completions))
    (field-tests-type "h C-M-i")
    (should (equal (field-tests-text "country") "Ghana"))
    (should-not (field-tests-completions))))

(ert-deftest field-tests-completions-go-with-the-field ()
  (field-tests-with-form field-tests-countries
    (field-tests-type "g C-M-i C-M-i")
    (should (field-tests-completions))
    ;; TAB would complete again.
    (field-form-goto "city")
    (should-not (field-tests-completions))))

(ert-deftest field-tests-paste-that-is-none-of-the-list ()
  (field-tests-with-form field-tests-countries
    (kill-new "Narnia")
    (field-tests-type "C-y")
    (field-tests-wait (lambda () (equal (field-tests-text "country") "")))
    (should (string-match-p "Not taken: " (field-tests-shown "country")))
    (field-tests-type "g")
    (should-not (string-match-p "Not taken" (field-tests-shown "country")))
    (kill-new "Ghana")
    (field-tests-type "DEL C-y")
    (should (equal (field-tests-text "country") "Ghana"))
    ;; What is left of this finds nothing.
    (kill-new "Finland")
    (field-tests-type "DEL DEL DEL DEL DEL C-y")
    (field-tests-wait (lambda () (string-match-p "Not taken: not in the list"
                                                 (field-tests-shown "country"))))
    (should (equal (field-tests-text "country") ""))))

(ert-deftest field-tests-key-that-is-not-taken-is-told-below ()
  (field-tests-with-form (field-tests-one :type "zip" :helper "Five digits")
    (field-tests-type "9 x")
    (should (string-match-p "Not taken: x (a digit belongs there)" (field-tests-shown)))
    (should (eq 'field-area-refused
                (overlay-get (field-area-overlay (field-tests-area)) 'face)))
    (field-tests-wait (lambda () (eq 'field-area-value
                                     (overlay-get (field-area-overlay (field-tests-area))
                                                  'face))))
    (field-tests-type "4")
    (should (string-match-p "Five digits" (field-tests-shown)))))

(ert-deftest field-tests-secret-that-is-not-taken-is-not-repeated ()
  (field-tests-with-form (field-tests-one :type '(:name "pin" :length 4) :secure t)
    (field-tests-type "1 x")
    (should (string-match-p "Not taken: • (a digit belongs there)" (field-tests-shown)))))

(ert-deftest field-tests-groups-say-what-all-clients-say ()
  (field-tests-with-form '(:title "Both" :groups [(:name "free" :title "Free")]
                           :fields [(:field "note" :group "free")
                                    (:field "news" :type "flag" :group "free")])
    (should (equal (field-tests-group "free") "optional"))
    (field-tests-type "a")
    (should (equal (field-tests-group "free") "✓ complete"))
    (field-tests-type "DEL TAB")
    (should (equal (field-tests-group "free") "optional"))
    (field-tests-type "SPC")
    (should (equal (field-tests-group "free") "✓ complete"))))

(ert-deftest field-tests-every-command-is-documented ()
  (let ((mode (documentation 'field-form-mode)) commands)
    (mapatoms (lambda (symbol)
                (when (and (commandp symbol) (string-prefix-p "field-" (symbol-name symbol)))
                  (push symbol commands))))
    (should (> (length commands) 30))
    (dolist (command commands)
      (should (string-match-p "\\`[A-Z].*[.]$" (documentation command))))
    ;; Those that only some kinds of fields have are not in what Emacs makes of the map.
    (dolist (key '("TAB" "RET" "C-c C-c" "M-<down>" "<prior>" "C-g" "SPC" "<left>"))
      (should (string-search key mode)))))

(provide 'kinds-tests)
;;; kinds-tests.el ends here
