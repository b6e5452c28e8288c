import { describe, expect, it, test } from 'vitest'
import { eventMail } from './events.ts'
import type { NotificationKind } from './kinds.ts'

const title = '«Pintar»'
const mail = (kind: NotificationKind, ...details: object[]) =>
  eventMail(
    kind,
    details.map((detail, index) => ({ person: ['Ana', 'Rita', 'Luz'][index] ?? '', details: detail })),
    title,
  )

describe('the mail about an alert', () => {
  const paint = { offerId: 12, title: 'Pintar', budget: 48_000, city: 'Quilmes', alert: 'Pintura' }
  const gas = { offerId: 15, title: 'Revisar el gas', budget: 9500, city: 'La Plata', alert: 'Gas' }

  it('names the one offer, its alert, city and budget (P-101)', () => {
    expect(mail('alert', paint)).toEqual({
      subject: 'Oferta nueva: «Pintar»',
      paragraphs: [
        'Hay una oferta nueva, «Pintar», que coincide con tu alerta «Pintura».',
        'Es en Quilmes, con un presupuesto de $ 48.000.',
      ],
      action: 'Ver la oferta',
    })
  })
  it('links to each of several offers, and its button to the alerts (P-101)', () => {
    expect(mail('alert', paint, gas)).toEqual({
      subject: '2 ofertas nuevas para vos',
      paragraphs: ['Estas ofertas coinciden con tus alertas:'],
      items: [
        { text: '«Pintar» en Quilmes, $ 48.000', link: '/service/detail/12' },
        { text: '«Revisar el gas» en La Plata, $ 9.500', link: '/service/detail/15' },
      ],
      action: 'Ver mis alertas',
      link: '/alertas',
    })
  })
})

describe('the mail about an application', () => {
  test.each([
    ['its quote', { quote: 1500 }, 'Ana ($ 1.500) se postuló para «Pintar».'],
    ['no amount when it accepts the budget', { quote: null }, 'Ana se postuló para «Pintar».'],
  ])('has %s (P-001)', (_, details, sentence) => {
    expect(mail('application', details)).toMatchObject({
      subject: 'Nueva postulación para «Pintar»',
      paragraphs: [sentence, 'En tu publicación podés ver su perfil y sus valoraciones.'],
      action: 'Ver postulantes',
    })
  })
  it('lists the applicants of several, with the quotes that there are', () => {
    expect(mail('application', { quote: 1500 }, { quote: null }, { quote: 900 })).toMatchObject({
      subject: '3 postulaciones nuevas para «Pintar»',
      paragraphs: [
        'Ana ($ 1.500), Rita y Luz ($ 900) se postularon para «Pintar».',
        'En tu publicación podés ver sus perfiles y valoraciones.',
      ],
    })
  })
})

describe('the mail about a withdrawal', () => {
  const one = {
    subject: 'Ana retiró su postulación a «Pintar»',
    paragraphs: ['Ana retiró su postulación a «Pintar».', 'Las demás esperan tu respuesta.'],
    action: 'Comparar postulantes',
  }
  it('names the applicant, also one who applied again and withdrew again', () => {
    const entry = { person: 'Ana', details: {} }
    expect(eventMail('withdrawal', [entry], title)).toEqual(one)
    expect(eventMail('withdrawal', [entry, entry], title)).toEqual(one)
  })
  it('lists several applicants', () => {
    expect(mail('withdrawal', {}, {}, {})).toEqual({
      ...one,
      subject: '3 personas retiraron su postulación a «Pintar»',
      paragraphs: ['Ana, Rita y Luz retiraron su postulación a «Pintar».', one.paragraphs[1]],
    })
  })
})

describe('the mail about invitations of one client', () => {
  const [quilmes, plata] = [
    { budget: 48_000, city: 'Quilmes' },
    { budget: 9500, city: 'La Plata' },
  ]
  it('names the one offer (P-091)', () => {
    expect(mail('invitation', quilmes)).toEqual({
      subject: 'Invitación a postularte a «Pintar»',
      paragraphs: [
        'Ana te invita a postularte a «Pintar».',
        'Es en Quilmes, con un presupuesto de $ 48.000.',
      ],
      action: 'Ver la publicación',
    })
  })
  it('has the city and budget of each of several offers, and a button to the notifications (P-091)', () => {
    const entries = [quilmes, plata].map((details) => ({ person: 'Ana', details }))
    expect(eventMail('invitation', entries, title)).toEqual({
      subject: 'Ana te invita a postularte a 2 publicaciones',
      paragraphs: [
        'Ana te invita a postularte a 2 publicaciones.',
        'Es en Quilmes, con un presupuesto de $ 48.000.\nEs en La Plata, con un presupuesto de $ 9.500.',
      ],
      action: 'Ver mis notificaciones',
      link: '/notifications',
    })
  })
})

test.each([
  ['counterOffer', { amount: 1500 }, 'Ana te propone $ 1.500 para «Pintar».'],
  ['counterAnswer', { amount: 1500, isAccepted: true }, 'Ana acepta hacer «Pintar» por $ 1.500.'],
  [
    'counterAnswer',
    { amount: 1500, isAccepted: false },
    'Ana no acepta hacer «Pintar» por $ 1.500. Su presupuesto sigue en pie.',
  ],
  ['acceptance', { amount: 80_000 }, 'Acordaron $ 80.000. Cuando pague, te avisamos.'],
  ['payment', { amount: 80_000 }, 'Ana te pagó $ 80.000 por «Pintar».'],
  ['invitation', { budget: 48_000, city: 'Quilmes' }, 'Es en Quilmes, con un presupuesto de $ 48.000.'],
] as const)('the mail about %s names the amount: %j', (kind, details, sentence) => {
  expect(mail(kind, details).paragraphs).toContain(sentence)
})

test.each([
  ['decline', { reason: 'Hace falta esta semana.' }, 'Motivo:\nHace falta esta semana.'],
  ['review', { score: 4, text: 'Muy prolijo.' }, 'Reseña:\nMuy prolijo.'],
] as const)('the mail about %s has the optional text when there is one', (kind, details, paragraph) => {
  expect(mail(kind, details).paragraphs[1]).toBe(paragraph)
  expect(mail(kind, { ...details, reason: '', text: '' }).paragraphs).toHaveLength(1)
})
