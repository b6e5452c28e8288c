import { dashboardCalls, offerCalls, professionalCalls, userCalls } from '@plomada/domain/calls'
import { ownOfferFilters, userFilters } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const addUnverified = (person: Partial<Person> = {}) =>
  market.addPerson({ phone: '1155550177', isEmailVerified: false, ...person })
const readProfile = async (viewer: Person, { id }: Person) =>
  (await market.as(viewer).send(professionalCalls.get, { params: { id } })).result
/** Returns the emails of the hired professional and of the applicants, in the page and the list of a client's offer. */
async function readOfferEmails(client: Person, { id }: { id: number }) {
  const { result: offer } = await market.as(client).send(offerCalls.get, { params: { id } })
  const { result: own } = await market.as(client).send(offerCalls.own, { query: ownOfferFilters.initial })
  return [offer, ...own.filter((one) => one.id === id)].flatMap(({ hired, applicants }) =>
    [hired, ...applicants].map((applicant) => applicant?.email),
  )
}

test('the client of a job does not see an unverified email of the professional until it is verified', async () => {
  const worker = await addUnverified({ role: 'professional' })
  const offer = await market.publishAndHire(market.ana, worker)
  expect(offer.hired).toMatchObject({ id: worker.id, email: null, phone: worker.phone })
  expect(await readOfferEmails(market.ana, offer)).toEqual([null, null, null, null])
  expect(await readProfile(market.ana, worker)).toMatchObject({ email: null, phone: worker.phone })
  await market.db.update(users).set({ isEmailVerified: true }).where(eq(users.id, worker.id))
  expect(await readOfferEmails(market.ana, offer)).toEqual(Array.from({ length: 4 }, () => worker.email))
  expect(await readProfile(market.ana, worker)).toMatchObject({ email: worker.email })
})

test.each(['comun', 'professional'] as const)(
  'an unverified email of a %s user stays hidden from the other party of a job after another one is requested',
  async (role) => {
    const person = await addUnverified({ role })
    const [client, worker] = role === 'comun' ? [person, market.bruno] : [market.ana, person]
    await market.publishAndHire(client, worker)
    await market.as(person).send(userCalls.update, { body: { email: `nueva-${role}@plomada.test` } })
    const viewer = person === client ? worker : client
    expect(await readProfile(viewer, person)).toMatchObject({ email: null, phone: person.phone })
  },
)

test('a verified email stays visible to the other party of a job while another one is requested', async () => {
  const { email } = market.carla
  await market.publishAndHire(market.ana, market.carla)
  await market.as(market.carla).send(userCalls.update, { body: { email: 'otra@plomada.test' } })
  const seen = await readProfile(market.ana, market.carla)
  expect([seen.email, seen.pendingEmail]).toEqual([email, undefined])
})

test('the user and admins see an unverified email', async () => {
  const person = await addUnverified({ role: 'professional' })
  const { email } = person
  for (const viewer of [person, market.elena])
    expect(await readProfile(viewer, person)).toMatchObject({ email, pendingEmail: email })
  const admin = market.as(market.elena)
  const { result: all } = await admin.send(userCalls.list, { query: userFilters.initial })
  const dashboard = await admin.send(dashboardCalls.get, {})
  for (const list of [all, dashboard.latestUsers])
    expect(list.find(({ id }) => id === person.id)).toMatchObject({ email })
})
