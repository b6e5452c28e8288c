import { invitationCalls, notificationCalls } from '@plomada/domain/calls'
import { notificationFilters } from '@plomada/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invitations } from '../database/schema.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

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
