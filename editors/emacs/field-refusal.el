;;; field-refusal.el --- Keys that are not taken  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A key that a field does not take flashes, and is told of below the
;; field until the next key comes.

;;; Code:

(require 'cl-lib)
(require 'field-area)
(defvar-local field-area--refusing nil
  "The area that says of a key that it was not taken, or nil.")

(defvar-local field-area--before 1
  "Where point was before the running command.")

(defconst field-area-flash-seconds 0.15
  "How long a field flashes that has not taken a key.")

(defun field-area-refuse (area words)
  "Say in WORDS that AREA has not taken a key, until the next one comes."
  (when (field-area-live-p area)
    (when (field-area-flash area)
      (cancel-timer (field-area-flash area)))
    (setf (field-area-refused area) words
          (field-area-flash area)
          (run-at-time field-area-flash-seconds nil
                       (lambda ()
                         (setf (field-area-flash area) nil)
                         (field-area-show area))))
    (field-area-show area)))

(defun field-area-forget-refusal (area)
  "Say no more that AREA has not taken a key."
  (when (field-area-refused area)
    (setf (field-area-refused area) nil)
    (field-area--show-tail area)))

(defun field-area--refuse (area words)
  "Say in WORDS what AREA has not taken: with the field, and where Emacs speaks.
What reads the screen aloud reads the echo area."
  (when (field-area-live-p area)
    (field-area-refuse area words)
    (with-current-buffer (overlay-buffer (field-area-overlay area))
      (setq field-area--refusing area))
    (field-area--tell area words)))

(defun field-area--tell (area text)
  "Show TEXT, about AREA, where it does not hide what the user types."
  (if (or (not (field-area-live-p area))
          (minibufferp (overlay-buffer (field-area-overlay area))))
      nil                               ; the tail says what matters
    (let ((message-log-max nil))
      (message "%s" text))))

(defun field-area--forget-refused-key ()
  "Say no more that the last key was not taken."
  (when field-area--refusing
    (field-area-forget-refusal field-area--refusing)
    (setq field-area--refusing nil)))

(defun field-area--pre-command ()
  "Note where point is; say no more that a key was not taken.
For `pre-command-hook'.  Behind a click that is said until its command
is done: it knows a place in the buffer, where a line goes then."
  (setq field-area--before (point))
  (unless (mouse-event-p last-command-event)
    (field-area--forget-refused-key)))

(provide 'field-refusal)
;;; field-refusal.el ends here
