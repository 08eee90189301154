;;; field-faces.el --- How fields look  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The faces of fields, with colours for light and dark grounds and a way
;; to tell them where there are none.

;;; Code:

(defface field-area-value
  '((((class color) (min-colors 256) (background dark)) :background "#303030" :extend nil)
    (((class color) (min-colors 256)) :background "#e8e8e8" :extend nil)
    (t :underline t))
  "The place where a field's text is typed."
  :group 'field-server)

(defface field-area-read-only '((t :inherit font-lock-constant-face))
  "A text that nobody can edit, such as a total."
  :group 'field-server)

(defface field-area-disabled '((t :inherit shadow))
  "A text that can't be edited now."
  :group 'field-server)

(defface field-area-template
  '((((class color) (min-colors 256))
     :foreground "#808080" :inherit field-area-value)
    (t :inherit (shadow field-area-value)))
  "What is missing of a template, and placeholders."
  :group 'field-server)

(defface field-area-ghost '((t :inherit field-area-template))
  "Placeholders of what is missing of a part, such as a date's day."
  :group 'field-server)

(defface field-area-part '((t :underline t))
  "The part that point is in, such as a date's day."
  :group 'field-server)

(defface field-area-helper '((t :inherit shadow))
  "The line below a field, and its counter."
  :group 'field-server)

(defface field-area-badge '((t :inherit font-lock-constant-face))
  "A card's network, a password's strength."
  :group 'field-server)

(defface field-area-valid '((t :inherit success))
  "The mark of a field or group that is valid."
  :group 'field-server)

(defface field-area-error '((t :inherit error :weight normal))
  "What is wrong with a field."
  :group 'field-server)

(defface field-area-warning '((t :inherit warning :weight normal))
  "What is doubtful about a field."
  :group 'field-server)

(defface field-area-refused
  '((((class color) (min-colors 256) (background dark)) :background "#6f3838" :extend nil)
    (((class color) (min-colors 256)) :background "#ffd0d0" :extend nil)
    (t :inverse-video t))
  "The place of a field that has just not taken a key."
  :group 'field-server)

(defface field-area-error-text
  '((((supports :underline (:style wave))) :underline (:style wave :color "Red1"))
    (t :inherit error :underline t))
  "Text that is wrong."
  :group 'field-server)

(defface field-area-warning-text
  '((((supports :underline (:style wave))) :underline (:style wave :color "DarkOrange"))
    (t :inherit warning :underline t))
  "Text that is doubtful."
  :group 'field-server)

(defface field-area-note-text
  '((((supports :underline (:style wave))) :underline (:style wave :color "green"))
    (t :underline t))
  "Text about which there is something to say."
  :group 'field-server)

(defface field-area-box '((t :inherit field-area-badge))
  "A box that is not checked, stars and sliders."
  :group 'field-server)

(defface field-area-box-checked '((t :inherit success))
  "A box that is checked."
  :group 'field-server)

(defface field-area-list '((t :inherit default))
  "An entry of an open list."
  :group 'field-server)

(defface field-area-list-mark '((t :inherit highlight))
  "The marked entry of an open list."
  :group 'field-server)

(defface field-area-list-group '((t :inherit (bold field-area-helper)))
  "A heading in an open list."
  :group 'field-server)

(defface field-area-tag
  '((((class color) (min-colors 256) (background dark)) :background "#3a4a5a")
    (((class color) (min-colors 256)) :background "#cfe0f0")
    (t :inverse-video t))
  "One of several tags or choices."
  :group 'field-server)

(provide 'field-faces)
;;; field-faces.el ends here
