import { toolsInEnglish } from './tools.en'

export const english = {
  site: 'Kerf tool rental',
  description: 'Forty good tools for a day or a fortnight, at three depots in Hamburg.',
  otherLanguage: 'Deutsch',
  rightToLeft: 'Right to left',
  nav: { tools: 'All tools', tasks: 'By task', howItWorks: 'How it works', help: 'Help' },
  footer: 'Kerf Tool Rental, Hamburg. An example site of Plomada.',

  kinds: {
    drilling: 'Drilling',
    cutting: 'Cutting',
    sanding: 'Sanding',
    access: 'Ladders and lifts',
    concrete: 'Concrete and soil',
    garden: 'Garden',
    cleaning: 'Cleaning and drying',
    measuring: 'Measuring',
  },
  powers: { mains: 'Mains', battery: 'Battery', petrol: 'Petrol', none: 'By hand' },
  depots: { altona: 'Altona', barmbek: 'Barmbek', harburg: 'Harburg' },
  tools: toolsInEnglish,

  home: {
    title: 'The right tool for one weekend',
    lead: 'Rent it for a day, return it clean, and keep your cellar empty. Serviced after every job, with everything you need in the box.',
    browse: 'Browse all tools',
    tasks: 'What do you want to do?',
    count: (count: number) => `${count} tools`,
    popular: 'Popular this week',
  },

  list: {
    title: 'Tools for rent',
    lead: 'Prices are for one day. From the fourth day on you pay half.',
    search: 'Search',
    example: 'e.g. sander',
    kind: 'Task',
    all: 'All',
    power: 'Power',
    depot: 'Pick-up at',
    sort: 'Sort by',
    sorts: { name: 'Name', cheap: 'Lowest price', dear: 'Highest price' },
    emptyTitle: 'No tool matches',
    empty: 'Remove a filter or search for something else.',
    clear: 'Show all tools',
    day: 'a day',
  },

  tool: {
    price: 'Price',
    deposit: 'Deposit',
    weight: 'Weight',
    power: 'Power',
    kind: 'Task',
    depots: 'Depots',
    details: 'Details',
    box: 'In the box',
    availability: 'Availability',
    sections: 'About this tool',
    boxItems: {
      mains: ['Extension lead of 25 m', 'Gloves and safety glasses', 'Instructions'],
      battery: ['Two batteries and a charger', 'Case', 'Instructions'],
      petrol: ['A full tank', 'Ear defenders and gloves', 'Instructions'],
      none: ['Straps for transport', 'Instructions'],
    },
    availabilityHelp: 'Days on which the tool is out cannot be selected. On Sundays the depots are closed.',
    calendar: 'Free days',
    similar: 'More for the same task',
  },

  booking: {
    title: 'Book this tool',
    start: 'First day',
    startHint: 'Monday to Saturday',
    startMissing: 'Choose the first day',
    days: 'Number of days',
    daysWrong: 'From 1 to 14 days',
    depot: 'Pick-up at',
    depotMissing: 'Choose a depot',
    name: 'Name',
    nameMissing: 'Enter your name',
    email: 'Email',
    emailWrong: 'Enter an address such as ada@example.org',
    note: 'Note for the depot',
    submit: 'Book',
    pending: 'Booking…',
    total: (days: number) => (days === 1 ? 'Total for 1 day' : `Total for ${days} days`),
    refused: 'The tool is not free on all of these days.',
    outOn: (day: string) => `It is out on ${day}`,
    closedOn: (day: string) => `The depots are closed on Sunday, ${day}`,
    booked: (name: string, number: string) => `${name} is booked. Your number is ${number}.`,
  },

  help: {
    title: 'How it works',
    lead: 'Three steps, no membership.',
    steps: [
      ['Choose', 'Pick a tool and the days. You see at once whether it is free.'],
      ['Collect', 'Bring your ID. We show you how the tool works and try it out together.'],
      ['Return', 'Bring it back clean by 10 the next morning, and get your deposit back.'],
    ],
    depots: 'Depots',
    hours: 'Monday to Saturday, 7 to 18',
    addresses: {
      altona: 'Gaußstraße 51, 22765 Hamburg',
      barmbek: 'Maurienstraße 19, 22305 Hamburg',
      harburg: 'Schellerdamm 16, 21079 Hamburg',
    },
    questions: 'Questions',
    answers: [
      ['What if something breaks?', 'Wear is ours. For damage through misuse we keep a part of the deposit.'],
      ['Can you deliver?', 'Yes, within Hamburg for €35. Write it in the note of your booking.'],
      ['Can I extend my booking?', 'Call the depot before it ends. If it is still free, you keep it.'],
    ],
  },

  notFound: { title: 'This page does not exist', text: 'The tool may have been renamed.', back: 'All tools' },
}

/** The texts of the site in one language. */
export type Texts = typeof english
