import { invitationCalls, notificationCalls } from '@plomada/domain/calls'
import { notificationFilters } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invitations } from '../database/schema/invitations.ts'
import { anOffer, openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let client: Person
let offer: { id: number }
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  client = await market.addPerson({ firstName: 'Julia' })
  offer = await market.publish(client)
})

const invite = (who: Person, person: { id: number }, to = offer) =>
  market
    .as(who)
    .send(invitationCalls.send, { params: { serviceId: to.id }, body: { professionalId: person.id } })
const readOptions = async (who: Person, person: { id: number }) =>
  (await market.as(who).send(invitationCalls.options, { params: { professionalId: person.id } })).result

test('a client invites a professional once, who gets a notification and a mail (P-091)', async () => {
  const worker = await market.addPerson({ role: 'professional' })
  expect(await outcomes([invite(client, worker), invite(client, worker)])).toEqual({ done: 2 })
  expect(await readOptions(client, worker)).toMatchObject([
    { id: offer.id, invitedCount: 1, isInvited: true },
  ])
  expect(await readOptions(client, market.carla)).toMatchObject([{ invitedCount: 1, isInvited: false }])
  expect(await market.readMails('invitation', worker)).toHaveLength(1)
  const { result } = await market
    .as(worker)
    .send(notificationCalls.list, { query: notificationFilters.initial })
  expect(result).toMatchObject([
    { kind: 'invitation', offer: { id: offer.id }, from: { firstName: 'Julia' } },
  ])
})

test('invitations of a client to several offers are combined in one mail to the professional (P-091)', async () => {
  const worker = await market.addPerson({ role: 'professional' })
  const other = await market.addPerson()
  await invite(client, worker)
  await invite(client, worker, await market.publish(client))
  await invite(other, worker, await market.publish(other))
  const subjects = (await market.readMails('invitation', worker)).map(({ payload }) => payload.subject)
  expect(subjects.toSorted()).toEqual([
    `Invitación a postularte a «${anOffer.title}»`,
    'Julia te invita a postularte a 2 publicaciones',
  ])
})

test('at most five professionals are invited to an offer, also at the same time (P-092)', async () => {
  const workers = await Promise.all(
    Array.from({ length: 7 }, () => market.addPerson({ role: 'professional' })),
  )
  const counts = await outcomes(workers.map((worker) => invite(client, worker)))
  expect(counts).toEqual({ done: 5, tooManyInvitations: 2 })
  const sixth = market.db
    .insert(invitations)
    .values({ offerId: offer.id, number: 6, professionalId: market.bruno.id })
  await expect(sixth).rejects.toMatchObject({ cause: { constraint: 'invitations_number' } })
})

test('only active professionals other than the client are invited, and only to own open offers (P-091)', async () => {
  const { ana, bruno, carla, dario } = market
  for (const person of [ana, dario, { id: 999_999 }])
    expect(await outcome(invite(client, person))).toBe('notFound')
  expect(await outcome(invite(market.rita, carla))).toBe('forbidden')
  const own = await market.publish(bruno)
  expect(await outcome(invite(bruno, bruno, own))).toBe('forbidden')
  await market.apply(bruno, offer)
  await market.accept(client, offer, bruno)
  expect(await outcome(invite(client, carla))).toBe('offerNotOpen')
  expect(await readOptions(client, carla)).toEqual([])
})

test('of twelve invitations to six professionals at once, five are stored and each of them is notified once (P-091, P-092)', async () => {
  const workers = await Promise.all(
    Array.from({ length: 6 }, () => market.addPerson({ role: 'professional' })),
  )
  await outcomes([...workers, ...workers].map((worker) => invite(client, worker)))
  const rows = await market.db.select().from(invitations).where(eq(invitations.offerId, offer.id))
  expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  expect(new Set(rows.map(({ professionalId }) => professionalId)).size).toBe(5)
  for (const worker of workers) {
    const isInvited = rows.some(({ professionalId }) => professionalId === worker.id)
    expect(await market.readMails('invitation', worker)).toHaveLength(isInvited ? 1 : 0)
  }
})

test.each([0, 1, 2, 3])(
  'an invitation during the acceptance of an applicant is sent before it or refused (P-091) (%i)',
  async (round) => {
    const applicant = await market.addPerson({ role: 'professional' })
    const other = await market.addPerson({ role: 'professional' })
    await market.apply(applicant, offer)
    const work = [
      async () => ['accept', await outcome(market.accept(client, offer, applicant))],
      async () => ['invite', await outcome(invite(client, other))],
    ]
    if (round % 2 === 1) work.reverse()
    const { accept, invite: invited } = Object.fromEntries(await Promise.all(work.map((start) => start())))
    expect(accept).toBe('done')
    expect(['done', 'offerNotOpen']).toContain(invited)
    const rows = await market.db.select().from(invitations).where(eq(invitations.offerId, offer.id))
    expect(rows).toHaveLength(invited === 'done' ? 1 : 0)
    expect(await market.readMails('invitation', other)).toHaveLength(rows.length)
  },
)
