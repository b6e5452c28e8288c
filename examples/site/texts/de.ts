import type { Texts } from './en'
import { toolsInGerman } from './tools.de'

export const german = {
  site: 'Kerf Werkzeugverleih',
  description: 'Vierzig gute Werkzeuge für einen Tag oder zwei Wochen, in drei Depots in Hamburg.',
  otherLanguage: 'English',
  rightToLeft: 'Von rechts nach links',
  nav: {
    tools: 'Alle Werkzeuge',
    tasks: 'Nach Aufgabe',
    howItWorks: 'So funktioniert’s',
    help: 'Hilfe',
  },
  footer: 'Kerf Werkzeugverleih, Hamburg. Eine Beispielseite von Plomada.',

  kinds: {
    drilling: 'Bohren',
    cutting: 'Sägen und Trennen',
    sanding: 'Schleifen',
    access: 'Leitern und Bühnen',
    concrete: 'Beton und Boden',
    garden: 'Garten',
    cleaning: 'Reinigen und Trocknen',
    measuring: 'Messen',
  },
  powers: { mains: 'Netzstrom', battery: 'Akku', petrol: 'Benzin', none: 'Von Hand' },
  depots: { altona: 'Altona', barmbek: 'Barmbek', harburg: 'Harburg' },
  tools: toolsInGerman,

  home: {
    title: 'Das richtige Werkzeug für ein Wochenende',
    lead: 'Für einen Tag mieten, sauber zurückbringen, und der Keller bleibt leer. Nach jedem Einsatz gewartet, mit allem Zubehör in der Kiste.',
    browse: 'Alle Werkzeuge ansehen',
    tasks: 'Was haben Sie vor?',
    count: (count) => `${count} Werkzeuge`,
    popular: 'Diese Woche beliebt',
  },

  list: {
    title: 'Werkzeuge zum Mieten',
    lead: 'Die Preise gelten für einen Tag. Ab dem vierten Tag zahlen Sie die Hälfte.',
    search: 'Suche',
    example: 'z. B. Schleifer',
    kind: 'Aufgabe',
    all: 'Alle',
    power: 'Antrieb',
    depot: 'Abholen in',
    sort: 'Sortieren nach',
    sorts: { name: 'Name', cheap: 'Niedrigster Preis', dear: 'Höchster Preis' },
    emptyTitle: 'Kein passendes Werkzeug',
    empty: 'Einen Filter entfernen oder nach etwas anderem suchen.',
    clear: 'Alle Werkzeuge anzeigen',
    day: 'pro Tag',
  },

  tool: {
    price: 'Preis',
    deposit: 'Kaution',
    weight: 'Gewicht',
    power: 'Antrieb',
    kind: 'Aufgabe',
    depots: 'Depots',
    details: 'Einzelheiten',
    box: 'In der Kiste',
    availability: 'Verfügbarkeit',
    sections: 'Über dieses Werkzeug',
    boxItems: {
      mains: ['Verlängerungskabel von 25 m', 'Handschuhe und Schutzbrille', 'Anleitung'],
      battery: ['Zwei Akkus und ein Ladegerät', 'Koffer', 'Anleitung'],
      petrol: ['Ein voller Tank', 'Gehörschutz und Handschuhe', 'Anleitung'],
      none: ['Gurte für den Transport', 'Anleitung'],
    },
    availabilityHelp:
      'Tage, an denen das Werkzeug vermietet ist, sind nicht wählbar. Sonntags sind die Depots geschlossen.',
    calendar: 'Freie Tage',
    similar: 'Mehr für dieselbe Aufgabe',
  },

  booking: {
    title: 'Dieses Werkzeug buchen',
    start: 'Erster Tag',
    startHint: 'Montag bis Samstag',
    startMissing: 'Den ersten Tag wählen',
    days: 'Anzahl der Tage',
    daysWrong: 'Von 1 bis 14 Tagen',
    depot: 'Abholen in',
    depotMissing: 'Ein Depot wählen',
    district: 'Liefern nach',
    districtHint: 'Auf Wunsch. Leer lassen, um das Werkzeug abzuholen.',
    name: 'Name',
    nameMissing: 'Den Namen eingeben',
    email: 'E-Mail',
    emailWrong: 'Eine Adresse wie ada@example.org eingeben',
    note: 'Nachricht an das Depot',
    submit: 'Buchen',
    pending: 'Wird gebucht…',
    total: (days) => (days === 1 ? 'Summe für 1 Tag' : `Summe für ${days} Tage`),
    refused: 'Das Werkzeug ist nicht an allen diesen Tagen frei.',
    outOn: (day) => `Am ${day} ist es vermietet`,
    closedOn: (day) => `Am Sonntag, ${day}, sind die Depots geschlossen`,
    booked: (name, number) => `${name} ist gebucht. Ihre Nummer ist ${number}.`,
  },

  help: {
    title: 'So funktioniert’s',
    lead: 'Drei Schritte, keine Mitgliedschaft.',
    steps: [
      ['Auswählen', 'Werkzeug und Tage wählen. Sie sehen sofort, ob es frei ist.'],
      ['Abholen', 'Ausweis mitbringen. Wir erklären das Werkzeug und probieren es gemeinsam aus.'],
      ['Zurückgeben', 'Bis 10 Uhr am nächsten Morgen sauber abgeben, dann gibt es die Kaution zurück.'],
    ],
    depots: 'Depots',
    hours: 'Montag bis Samstag, 7 bis 18 Uhr',
    addresses: {
      altona: 'Gaußstraße 51, 22765 Hamburg',
      barmbek: 'Maurienstraße 19, 22305 Hamburg',
      harburg: 'Schellerdamm 16, 21079 Hamburg',
    },
    questions: 'Fragen',
    answers: [
      [
        'Was, wenn etwas kaputtgeht?',
        'Verschleiß tragen wir. Bei falscher Benutzung behalten wir einen Teil der Kaution.',
      ],
      ['Liefern Sie auch?', 'Ja, in Hamburg für 35 €. Bitte bei der Buchung den Stadtteil wählen.'],
      [
        'Kann ich verlängern?',
        'Rufen Sie vor dem Ende im Depot an. Ist niemand vorgemerkt, behalten Sie das Werkzeug.',
      ],
    ],
  },

  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht hat das Werkzeug einen neuen Namen.',
    back: 'Alle Werkzeuge',
  },
} satisfies Texts
