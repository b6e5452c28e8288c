import type { Messages } from '@plomada/ui/messages'

/** The texts of the components in German. `satisfies` reports a missing or misspelled key. */
export const messagesInGerman = {
  loading: 'Wird geladen…',
  error: 'Fehler:',
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  pending: 'Bitte warten…',
  unexpected: 'Bei uns ist etwas schiefgegangen. Bitte gleich noch einmal versuchen.',
  newTab: '(öffnet einen neuen Tab)',
  skipToContent: 'Zum Inhalt springen',

  'breadcrumbs.label': 'Brotkrumen-Navigation',

  'avatars.more': { one: 'und 1 weitere Person', other: 'und {count} weitere' },

  'calendar.next': 'Nächster Monat',
  'calendar.open': 'Kalender öffnen',
  'calendar.previous': 'Voriger Monat',

  'carousel.role': 'Karussell',
  'carousel.pause': 'Karussell anhalten',
  'carousel.play': 'Karussell fortsetzen',
  'carousel.previous': 'Zurück',
  'carousel.next': 'Weiter',

  'combobox.empty': 'Keine Treffer',
  'combobox.open': 'Auswahl anzeigen',

  'composer.attach': 'Foto anhängen',
  'composer.left': { one: 'Noch 1 Zeichen', other: 'Noch {count} Zeichen' },
  'composer.over': { one: '1 Zeichen zu viel', other: '{count} Zeichen zu viel' },
  'composer.remove': '{name} entfernen',
  'composer.send': 'Senden',

  'conversations.unread': { one: '1 ungelesene Nachricht', other: '{count} ungelesene Nachrichten' },

  'copy.copied': 'Kopiert',
  'copy.failed': 'Kopieren nicht möglich',
  'copy.label': 'Kopieren',

  'date.invalid': 'Ein Datum wie {example} eingeben',
  'date.max': 'Der letzte mögliche Tag ist der {day}',
  'date.min': 'Der erste mögliche Tag ist der {day}',
  'date.unavailable': 'Dieser Tag ist nicht verfügbar',

  'drop.cancel': 'Übertragung von {name} abbrechen',
  'drop.choose': 'Dateien auswählen',
  'drop.done': 'Übertragen',
  'drop.failed': 'Nicht übertragen',
  'drop.hint': 'hierher ziehen oder einfügen',
  'drop.remove': '{name} entfernen',
  'drop.retry': '{name} erneut übertragen',
  'drop.tooMany': { one: 'Nur eine Datei ist möglich', other: 'Höchstens {count} Dateien sind möglich' },
  'drop.waiting': 'Wartet',

  'file.choose': 'Foto auswählen',
  'file.drop': 'oder hierher ziehen',
  'file.remove': 'Foto entfernen',
  'file.wrongType': 'Möglich ist nur {types}.',
  'file.image': 'ein Bild',
  'file.tooLarge': 'Die Datei hat {size} MB. Möglich sind höchstens {maximum} MB.',
  'file.empty': 'Die Datei ist leer.',
  'file.notImage': 'Die Datei ist kein Foto, obwohl sie so heißt.',
  'file.heic': 'Dieser Browser kann keine HEIC-Fotos lesen. Bitte als JPEG speichern und neu auswählen.',
  'file.preparing': 'Das Foto wird vorbereitet…',

  'filter.title': 'Filter',
  'filter.titleWithCount': 'Filter ({count})',
  'filter.clear': 'Zurücksetzen',
  'filter.results': { one: '1 Treffer', other: '{count} Treffer' },
  'filter.show': { one: '1 Treffer anzeigen', other: '{count} Treffer anzeigen' },
  'filter.showAny': 'Treffer anzeigen',
  'filter.remove': '{label} entfernen: {value}',
  'filter.active': 'Aktive Filter',
  'filter.invalid': 'Der Link verlangt eine Option, die es nicht gibt. Bitte eine andere wählen',

  'filter.reversed': 'Der Bereich endet vor seinem Anfang',
  'filter.yes': 'ja',
  'form.missing': { one: 'Es fehlt:', other: 'Es fehlen:' },
  'form.wrong': 'Bitte prüfen:',
  'form.invalid': 'Bitte die markierten Felder prüfen',
  'form.none': 'Keine Angabe',
  'form.uploading': 'Das Foto wird übertragen',
  'form.cancelUpload': 'Übertragung abbrechen',
  'form.uploadCanceled': 'Die Übertragung wurde abgebrochen. Die Eingaben sind noch da.',

  'list.failed': 'Die Liste konnte nicht geladen werden.',
  'list.results': 'Treffer',

  'nav.account': 'Mein Konto',
  'nav.home': '{brand}, Startseite',
  'nav.legal': 'Rechtliches',
  'nav.main': 'Hauptnavigation',
  'nav.menu': 'Menü',
  'nav.openMenu': 'Menü öffnen',
  'nav.site': 'Website',
  'nav.social': 'Soziale Netzwerke',

  'notice.close': 'Hinweis schließen',
  'notice.region': 'Hinweise',

  'pager.label': 'Seiten',
  'pager.page': 'Seite {page}',
  'pager.pageLabel': 'Seite',
  'pager.pageOf': '{page} von {pages}',
  'pager.previous': 'Vorige Seite',
  'pager.next': 'Nächste Seite',

  'password.show': 'Passwort anzeigen',
  'password.hide': 'Passwort verbergen',
  'password.shown': 'Das Passwort ist sichtbar',
  'password.hidden': 'Das Passwort ist verborgen',

  'photo.none': 'Kein Foto',
  'search.cut': {
    one: 'Gesucht wird mit höchstens 1 Buchstaben: der Rest zählt nicht',
    other: 'Gesucht wird mit den ersten {count} Buchstaben: der Rest zählt nicht',
  },
  'search.hint': { one: 'Ab 1 Buchstaben', other: 'Ab {count} Buchstaben' },
  'select.choose': 'Auswählen',

  'share.label': 'Teilen',
  'share.copied': 'Link kopiert',
  'share.failed': 'Der Link konnte nicht kopiert werden. Er lautet {address}',

  'stars.score': '{count} von 5 Sternen',
  'stars.count': { one: '1 Stern', other: '{count} Sterne' },
  'stars.ofFive': '{count} von 5',

  'stepper.step': 'Schritt {step} von {steps}',
  'stepper.done': 'Erledigt',

  'table.select': '{name} auswählen',
  'table.selectAll': 'Alle Zeilen auswählen',

  'tags.remove': '{label} entfernen',
  'tags.hint': 'Die Entfernen-Taste löscht das Schlagwort',
  'tags.none': 'Keine',

  'theme.dark': 'Dunkel',
  'theme.label': 'Farbschema',
  'theme.light': 'Hell',
  'theme.system': 'Wie das Gerät',

  'timeline.current': 'Läuft',
  'timeline.done': 'Erledigt',
  'timeline.failed': 'Fehlgeschlagen',
  'timeline.upcoming': 'Steht an',

  'toast.region': 'Kurze Hinweise',

  'window.closing': {
    one: 'Dieses Fenster schließt in 1 Sekunde',
    other: 'Dieses Fenster schließt in {count} Sekunden',
  },
  'window.keepOpen': 'Offen lassen',
  'window.keptOpen': 'Das Fenster bleibt offen',
  'window.close': 'Fenster schließen',

  'message.discard': 'Verwerfen',
  'message.failed': 'Nicht gesendet',
  'message.read': 'Gelesen',
  'message.sending': 'Wird gesendet',
  'message.sent': 'Gesendet',
  'message.waiting': 'Wird gesendet, sobald die Verbindung wieder besteht',

  'messages.earlier': 'Frühere Nachrichten',
  'messages.new': { one: '1 neue Nachricht', other: '{count} neue Nachrichten' },
  'messages.own': 'Eigene Nachricht',

  'number.decimals': 'Bitte ohne Nachkommastellen eingeben: {first} oder {second}',
  'number.decrease': 'Verringern',
  'number.increase': 'Erhöhen',
  'number.long': {
    one: 'Bitte höchstens 1 Ziffer eingeben',
    other: 'Bitte höchstens {count} Ziffern eingeben',
  },
  'number.max': 'Die größte mögliche Zahl ist {number}',
  'number.min': 'Die kleinste mögliche Zahl ist {number}',
  'number.precision': {
    one: 'Bitte mit höchstens 1 Nachkommastelle eingeben: {first} oder {second}',
    other: 'Bitte mit höchstens {count} Nachkommastellen eingeben: {first} oder {second}',
  },
  'number.unclear': '{first} oder {second}? Bitte den gemeinten Wert eingeben',
  'number.unreadable': 'Bitte nur die Zahl eingeben, zum Beispiel {example}',
} satisfies Messages
