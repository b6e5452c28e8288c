import type { Question } from './question.ts'

const base = { isOwn: false, isHidden: false }

/** Questions about an offer, newest first: a waiting, two answered and a hidden one. */
export const questions = [
  {
    ...base,
    number: 4,
    text: '¿Hay lugar para estacionar una camioneta en la puerta?',
    askedAt: new Date('2026-11-23T14:05:00Z'),
    asker: { firstName: 'Carla', lastName: 'Medina' },
    answer: null,
  },
  {
    ...base,
    number: 3,
    text: '¿Los materiales los compro yo?',
    askedAt: new Date('2026-11-22T18:30:00Z'),
    asker: { firstName: 'Maximiliano', lastName: 'Oyhanarte' },
    answer: {
      text: 'No, ya están comprados: el porcelanato, el pegamento y la pastina.',
      answeredAt: new Date('2026-11-22T20:10:00Z'),
    },
  },
  {
    ...base,
    number: 2,
    text: 'Buen precio por trabajos más grandes: [dato de contacto oculto]',
    askedAt: new Date('2026-11-21T12:00:00Z'),
    asker: { firstName: 'Dario', lastName: null },
    answer: null,
    isHidden: true,
  },
  {
    ...base,
    number: 1,
    text: '¿Puedo empezar un sábado?',
    askedAt: new Date('2026-11-21T11:00:00Z'),
    asker: { firstName: 'Bruno', lastName: 'Saldaño' },
    answer: { text: 'Sí, desde las 9.', answeredAt: new Date('2026-11-21T13:20:00Z') },
  },
] as const satisfies Question[]
