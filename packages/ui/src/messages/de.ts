import type { Messages } from './messages.ts'

/** Messages in German, without «du» or «Sie». */
export const de: Messages = {
  loading: 'Wird geladen …',
  error: 'Fehler:',
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  pending: 'Bitte warten …',
  unexpected: 'Bei uns ist etwas schiefgelaufen. Bitte gleich noch einmal versuchen.',
  newTab: '(öffnet in neuem Tab)',
  skipToContent: 'Zum Inhalt springen',

  'breadcrumbs.label': 'Brotkrümelnavigation',

  'avatars.more': { one: 'und 1 weitere Person', other: 'und {count} weitere Personen' },

  'calendar.next': 'Nächster Monat',
  'calendar.open': 'Kalender öffnen',
  'calendar.previous': 'Vorheriger Monat',

  'carousel.role': 'Karussell',
  'carousel.pause': 'Karussell anhalten',
  'carousel.play': 'Karussell fortsetzen',
  'carousel.previous': 'Zurück',
  'carousel.next': 'Weiter',

  'combobox.empty': 'Keine Treffer',
  'combobox.open': 'Optionen anzeigen',

  'composer.attach': 'Foto anhängen',
  'composer.left': { one: 'Noch 1 Zeichen', other: 'Noch {count} Zeichen' },
  'composer.over': { one: '1 Zeichen zu viel', other: '{count} Zeichen zu viel' },
  'composer.remove': '{name} entfernen',
  'composer.send': 'Senden',

  'conversations.unread': { one: '1 ungelesene Nachricht', other: '{count} ungelesene Nachrichten' },

  'copy.copied': 'Kopiert',
  'copy.failed': 'Kopieren nicht möglich',
  'copy.label': 'Kopieren',

  'date.invalid': 'Bitte ein Datum eingeben, zum Beispiel {example}',
  'date.max': 'Das späteste mögliche Datum ist {day}',
  'date.min': 'Das früheste mögliche Datum ist {day}',
  'date.unavailable': 'Dieses Datum ist nicht verfügbar',

  'drop.cancel': 'Senden von {name} abbrechen',
  'drop.choose': 'Dateien auswählen',
  'drop.done': 'Gesendet',
  'drop.failed': 'Nicht gesendet',
  'drop.hint': 'hier ablegen oder einfügen',
  'drop.remove': '{name} entfernen',
  'drop.retry': '{name} erneut senden',
  'drop.tooMany': { one: 'Nur eine Datei ist möglich', other: 'Höchstens {count} Dateien sind möglich' },
  'drop.waiting': 'In der Warteschlange',

  'file.choose': 'Foto auswählen',
  'file.drop': 'oder hier ablegen',
  'file.remove': 'Foto entfernen',
  'file.wrongType': 'Erlaubt ist nur: {types}.',
  'file.image': 'ein Bild',
  'file.tooLarge': 'Die Datei hat {size} MB. Erlaubt sind höchstens {maximum} MB.',
  'file.empty': 'Die Datei ist leer.',
  'file.notImage': 'Die Datei ist kein Foto, obwohl ihr Name darauf hindeutet.',
  'file.heic':
    'Dieser Browser kann HEIC-Fotos nicht lesen. Bitte das Foto als JPEG speichern und noch einmal auswählen.',
  'file.preparing': 'Foto wird vorbereitet …',

  'filter.reversed': 'Der Bereich endet vor seinem Anfang',
  'filter.yes': 'ja',
  'filter.title': 'Filter',
  'filter.titleWithCount': 'Filter ({count})',
  'filter.clear': 'Zurücksetzen',
  'filter.results': { one: '1 Ergebnis', other: '{count} Ergebnisse' },
  'filter.show': { one: '1 Ergebnis anzeigen', other: '{count} Ergebnisse anzeigen' },
  'filter.showAny': 'Ergebnisse anzeigen',
  'filter.remove': '{label} entfernen: {value}',
  'filter.active': 'Aktive Filter',
  'filter.invalid': 'Der Link verweist auf eine Option, die es nicht gibt. Bitte eine andere wählen',

  'form.invalid': 'Bitte die markierten Felder prüfen',
  'form.missing': { one: 'Es fehlt:', other: 'Es fehlen:' },
  'form.wrong': 'Bitte prüfen:',
  'form.none': 'Keine Angabe',
  'form.uploading': 'Foto wird gesendet',
  'form.cancelUpload': 'Hochladen abbrechen',
  'form.uploadCanceled': 'Das Hochladen wurde abgebrochen. Die Eingaben sind noch da.',

  'list.failed': 'Die Liste konnte nicht geladen werden.',
  'list.results': 'Ergebnisse',

  'message.discard': 'Verwerfen',
  'message.failed': 'Nicht gesendet',
  'message.read': 'Gelesen',
  'message.sending': 'Wird gesendet',
  'message.sent': 'Gesendet',
  'message.waiting': 'Wird gesendet, sobald die Verbindung wieder da ist',

  'messages.earlier': 'Frühere Nachrichten',
  'messages.new': { one: '1 neue Nachricht', other: '{count} neue Nachrichten' },
  'messages.own': 'Eigene Nachricht',

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
  'number.unclear': '{first} oder {second}? Bitte die gemeinte Zahl eingeben',
  'number.unreadable': 'Bitte nur die Zahl eingeben, zum Beispiel {example}',

  'pager.label': 'Seitennavigation',
  'pager.page': 'Seite {page}',
  'pager.pageLabel': 'Seite',
  'pager.pageOf': '{page} von {pages}',
  'pager.previous': 'Vorherige Seite',
  'pager.next': 'Nächste Seite',

  'password.show': 'Passwort anzeigen',
  'password.hide': 'Passwort verbergen',
  'password.shown': 'Das Passwort ist sichtbar',
  'password.hidden': 'Das Passwort ist verborgen',

  'photo.none': 'Kein Foto',
  'search.cut': {
    one: 'Gesucht wird nach höchstens 1 Buchstaben: Der Rest zählt nicht',
    other: 'Gesucht wird nach den ersten {count} Buchstaben: Der Rest zählt nicht',
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

  'range.start': 'Von',
  'range.end': 'Bis',
  'range.first': 'Ersten Tag auswählen',
  'range.last': 'Letzten Tag auswählen',
  'range.inside': 'im Zeitraum',

  'table.select': '{name} auswählen',
  'table.selectAll': 'Alle Zeilen auswählen',

  'tags.added': '{label} hinzugefügt, insgesamt {count}',
  'tags.removed': '{label} entfernt, insgesamt {count}',
  'tags.selected': 'Ausgewählt: {labels}',
  'tags.remove': '{label} entfernen',
  'tags.hint': 'Die Entf-Taste entfernt das Schlagwort',
  'tags.none': 'Keine',

  'theme.dark': 'Dunkles Design',
  'theme.label': 'Design',
  'theme.light': 'Helles Design',
  'theme.system': 'Wie das System',

  'timeline.current': 'In Arbeit',
  'timeline.done': 'Erledigt',
  'timeline.failed': 'Fehlgeschlagen',
  'timeline.upcoming': 'Ausstehend',

  'toast.region': 'Kurze Hinweise',

  'window.closing': {
    one: 'Dieses Fenster schließt sich in 1 Sekunde',
    other: 'Dieses Fenster schließt sich in {count} Sekunden',
  },
  'window.keepOpen': 'Geöffnet lassen',
  'window.keptOpen': 'Das Fenster bleibt geöffnet',
  'window.close': 'Fenster schließen',
}
