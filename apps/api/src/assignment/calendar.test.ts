import { assignmentCalls, notificationCalls } from '@plomada/domain/calls'
import { afterAll, expect, test } from 'vitest'
import { openJobs } from '../testing/jobs.ts'
import { outcome, type Marketplace } from '../testing/marketplace.ts'

const { market, jobs } = await openJobs()
afterAll(() => market.close())

/** Half past eleven at night in Buenos Aires: in UTC it is the next day. */
const lateEvening = new Date('2026-12-02T02:30:00Z')
const day = '2026-12-01'

/** The lines of an iCalendar text, unfolded. */
const linesOf = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (ics: string, name: string) =>
  linesOf(ics)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

async function agree(id: number, on: string, shift: 'mañana' | 'noche') {
  await jobs.act(market.bruno, id, 'proposeDate', { day: on, shift })
  return jobs.act(market.ana, id, 'confirmDate')
}

test('late in the evening of a day, its night is still a day to agree on, on the page, in the mail and in the calendar (P-205)', async () => {
  market.setClock(lateEvening)
  const id = await jobs.paid()
  expect(await agree(id, day, 'noche')).toMatchObject({ appointmentDay: day, appointmentShift: 'noche' })
  const { ics } = await market.as(market.ana).send(assignmentCalls.calendar, { params: { id } })
  // From six to ten in the evening of that day.
  expect([valueOf(ics, 'DTSTART'), valueOf(ics, 'DTEND')]).toEqual(['20261201T210000Z', '20261202T010000Z'])
  const mails = await market.readMails('assignment', market.bruno)
  const texts = mails.map(({ payload }) => payload.calendar?.text ?? '')
  const sent = texts.find((text) => valueOf(text, 'UID')?.startsWith(`trabajo-${id}@`))
  expect(valueOf(sent ?? '', 'DTSTART')).toBe('20261201T210000Z')
  market.setClock(null)
})

test('a calendar sees one appointment that is created, moved and canceled (P-205)', async () => {
  market.setClock(new Date('2026-12-01T15:00:00Z'))
  const id = await jobs.paid()
  await agree(id, '2026-12-10', 'mañana')
  await agree(id, '2026-12-11', 'noche')
  await jobs.act(market.ana, id, 'withdraw')
  const mails = await market.readMails('assignment', market.bruno)
  const texts = mails.flatMap(({ payload }) => payload.calendar?.text ?? [])
  const changes = texts.filter((text) => valueOf(text, 'UID')?.startsWith(`trabajo-${id}@`))
  expect(
    changes.map((text) => [valueOf(text, 'METHOD'), valueOf(text, 'SEQUENCE'), valueOf(text, 'STATUS')]),
  ).toEqual([
    ['REQUEST', '1', 'CONFIRMED'],
    ['REQUEST', '2', 'CONFIRMED'],
    ['CANCEL', '3', 'CANCELLED'],
  ])
  expect(await outcome(market.as(market.ana).send(assignmentCalls.calendar, { params: { id } }))).toBe(
    'notFound',
  )
  market.setClock(null)
})

test('the one who confirms or cancels a day gets the same file by mail, without a notification (P-284)', async () => {
  market.setClock(new Date('2026-12-01T15:00:00Z'))
  const { ana, bruno } = market
  const filesOf = async (person: Marketplace['ana'], id: number) =>
    (await market.readMails('assignment', person))
      .map(({ payload: { subject, calendar } }) => ({
        subject: subject.split(':')[0],
        text: calendar?.text ?? '',
      }))
      .filter(({ text }) => valueOf(text, 'UID')?.startsWith(`trabajo-${id}@`))
  const facts = ({ text }: { text: string }) =>
    ['UID', 'METHOD', 'SEQUENCE', 'DTSTART'].map((name) => valueOf(text, name))
  const id = await jobs.paid()
  await agree(id, '2026-12-10', 'mañana')
  await agree(id, '2026-12-11', 'noche')
  await jobs.act(ana, id, 'withdraw')
  const own = await filesOf(ana, id)
  expect(own.map(({ subject }) => subject)).toEqual([
    'Confirmaste el día',
    'Confirmaste el día',
    'Quedó cancelado el día',
  ])
  expect(own.map(({ text }) => valueOf(text, 'SEQUENCE'))).toEqual(['1', '2', '3'])
  expect(own.map(facts)).toEqual((await filesOf(bruno, id)).map(facts))
  expect((await jobs.notices(id)).filter((name) => name === 'client.confirmDate')).toEqual([])

  const body = { kind: 'assignment', mail: 'off', push: false } as const
  await market.as(ana).send(notificationCalls.savePreference, { body })
  const other = await jobs.paid()
  await agree(other, '2026-12-10', 'mañana')
  expect(await filesOf(ana, other)).toEqual([])
  await market.as(ana).send(notificationCalls.savePreference, { body: { ...body, mail: 'immediate' } })
  market.setClock(null)
})

test('a job has the days and the shift of its professional, for the proposal of a day (P-285)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  const { worker } = await jobs.get(market.ana, id)
  expect(worker).toMatchObject({ days: ['lunes', 'martes'], shift: 'mañana' })
})

test('both are reminded in the morning of the day before, of the last agreed day (P-205)', async () => {
  market.setClock(new Date('2026-12-01T15:00:00Z'))
  const id = await jobs.paid()
  await agree(id, '2026-12-10', 'mañana')
  await agree(id, '2026-12-12', 'mañana')
  const reminders = async () => (await jobs.notices(id)).filter((name) => name.includes('remind'))
  await jobs.passTime(new Date('2026-12-11T11:59:00Z'))
  expect(await reminders()).toEqual([])
  await jobs.passTime(new Date('2026-12-11T12:00:00Z'))
  expect(await reminders()).toEqual(['client.remindAppointment', 'worker.remindAppointment'])
  market.setClock(null)
})

test('the agenda of a month has the agreed and the proposed days of its user alone (P-205)', async () => {
  market.setClock(new Date('2027-01-31T15:00:00Z'))
  const id = await jobs.paid()
  await agree(id, '2027-02-28', 'mañana')
  await jobs.act(market.bruno, id, 'proposeDate', { day: '2027-03-01', shift: 'noche' })
  const agenda = async (person: Marketplace['ana'], month: string) =>
    (await market.as(person).send(assignmentCalls.agenda, { query: { month } })).result
  for (const person of [market.ana, market.bruno]) {
    expect(await agenda(person, '2027-02')).toMatchObject([
      { assignmentId: id, day: '2027-02-28', isProposed: false },
    ])
    expect(await agenda(person, '2027-03')).toMatchObject([
      { assignmentId: id, day: '2027-03-01', isProposed: true },
    ])
  }
  expect(await agenda(market.carla, '2027-02')).toEqual([])
  const wrong = await market.as(market.ana).inject({ method: 'GET', url: '/api/user/agenda?mes=2027-13' })
  expect(wrong.statusCode).toBe(400)
  market.setClock(null)
})

test('a calendar program reads the agenda at a secret address, until it is renewed (P-205)', async () => {
  await agree(await jobs.paid(), new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), 'mañana')
  const bruno = market.as(market.bruno)
  expect(await bruno.send(assignmentCalls.feed, {})).toEqual({ url: null })
  const { url } = await bruno.send(assignmentCalls.renewFeed, {})
  const read = (address: string | null) =>
    market.app.inject({ method: 'GET', url: (address ?? '').replace(market.config.publicUrl, '') })
  const response = await read(url)
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  expect(response.body).toContain('BEGIN:VEVENT')
  const renewed = await bruno.send(assignmentCalls.renewFeed, {})
  expect(renewed.url).not.toBe(url)
  expect((await read(url)).statusCode).toBe(404)
  expect((await read(renewed.url)).statusCode).toBe(200)
})
