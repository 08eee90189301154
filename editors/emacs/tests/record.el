;;; record.el --- Types what the benchmark's recording has  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Run by record.py with FIELD_FORM, the form's file, FIELD_RECORD, the
;; record to write, and FIELD_STEPS, what to do as JSON.

;;; Code:

(require 'field-tests)
(require 'json)

(setq field-server-command
      (append field-server-command (list "--record" (getenv "FIELD_RECORD") "--record-secure")))

(defun record-press (keys)
  "Press KEYS, and wait until the buffer shows what the server has."
  (execute-kbd-macro keys)
  (should (field-session-wait
           field-session-of-buffer
           (lambda () (cl-every #'field-area-settled-p field-area-list)))))

(switch-to-buffer (field-form (getenv "FIELD_FORM")))
(setq-local field-form-secrets t)
(record-press [])
(dolist (step (json-parse-string (getenv "FIELD_STEPS") :object-type 'alist :array-type 'list))
  (let-alist step
    (if .submit
        (field-form-submit)
      (field-form-goto .field)
      (let ((left (if (equal .erase "all") most-positive-fixnum (or .erase 0))))
        (while (and (> left 0) (not (equal (field-tests-text .field) "")))
          (setq left (1- left))
          (record-press (kbd "DEL"))))
      (seq-do (lambda (key) (record-press (vector key))) .type))))
(field-session-ask field-session-of-buffer :field/list nil)

;;; record.el ends here
