import { calls } from '../../packages/domain/src/calls.ts'
import type { Call } from '../../packages/domain/src/define/call.ts'
import type { Attacks } from './attacks.ts'
import { actors, matrix, newOffer, type Actor, type CallInput, type Targets } from './matrix.ts'
import { getValue, type Site, type User } from './site.ts'

/** The accounts that send the requests; null for a visitor. */
export type Actors = Readonly<Record<Actor, User | null>>

const contract = new Map<string, Call>(
  Object.entries(calls).flatMap(([noun, nounCalls]) =>
    Object.entries<Call>(nounCalls).map(([name, call]) => [`${noun}.${name}`, call] as const),
  ),
)

// The smallest PNG.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function createPhotoForm(call: Call): FormData {
  const form = new FormData()
  form.append('key', crypto.randomUUID())
  form.append(String(call.upload), new Blob([picture], { type: 'image/png' }), 'foto.png')
  return form
}

/** Signs in one account of each kind; the owner is a new account. */
export async function createActors(site: Site): Promise<Actors> {
  const demo = (name: Actor, account: string) => site.signIn(name, `${account}@plomada.example`)
  const [unregistered, client, professional, suspended, admin, owner] = await Promise.all([
    site.openAccount('unregistered', 'nadie@ataque.example'),
    demo('client', 'ana'),
    demo('professional', 'bruno'),
    demo('suspended', 'dario'),
    demo('admin', 'elena'),
    site.signUp('owner'),
  ])
  return { visitor: null, unregistered, client, professional, suspended, admin, owner }
}

/** Returns the id of a registered user. Registers the user again, as that response contains the id; nothing changes. */
export async function getUserId(site: Site, user: User | null): Promise<number> {
  const body = { user: {}, jobs: [] }
  const { text } = await site.send('POST', '/api/user/register', { as: user, body })
  return Number(getValue(text, 'result', 'id'))
}

async function createTargets(site: Site, { owner, professional, admin }: Actors): Promise<Targets> {
  const published = await site.send('POST', '/api/user/service', { as: owner, body: newOffer })
  const trade = await site.send('POST', '/api/job', {
    as: admin,
    body: { name: 'Oficio del ataque', description: '' },
  })
  const offer = Number(getValue(published.text, 'service', 'id'))
  await site.send('POST', `/api/user/service/postular/${offer}`, { as: professional })
  const opened = await site.send('POST', '/api/user/conversations', {
    as: professional,
    body: { service: offer },
  })
  const other = await site.signIn('carla', 'carla@plomada.example')
  return {
    offer,
    conversation: Number(getValue(opened.text, 'result', 'id')),
    trade: Number(getValue(trade.text, 'result', 'id')),
    professional: await getUserId(site, professional),
    otherProfessional: await getUserId(site, other),
  }
}

/** Requests the profile of every id as a visitor and as a suspended user: only professionals have a public one. */
async function attackProfiles(attacks: Attacks, site: Site, { suspended, owner }: Actors): Promise<void> {
  const newest = await getUserId(site, owner)
  const own = await getUserId(site, suspended)
  const ids = Array.from({ length: newest }, (_, index) => index + 1)
  for (const as of [null, suspended]) {
    const roles = await Promise.all(
      ids.map(async (id) => {
        const { status, text } = await site.send('GET', `/api/user/get/${id}`, { as })
        return status === 200 && !(as && id === own) ? getValue(text, 'result', 'role') : null
      }),
    )
    const request = `GET /api/user/get/1 to ${newest} as ${as?.name ?? 'a visitor'}`
    attacks.expect(
      request,
      [...new Set(roles)].filter((role) => role !== null),
      ['professional'],
    )
  }
}

/** Sends every call of the contract as every actor and compares the outcome with the matrix. */
export async function attackAccess(attacks: Attacks, site: Site, people: Actors): Promise<void> {
  const targets = await createTargets(site, people)
  attacks.expect(
    'every call of the contract is in tools/attack/matrix.ts',
    [...contract.keys()].toSorted(),
    matrix.map(([call]) => call).toSorted(),
  )
  for (const [index, [name, outcomes, createInput]] of matrix.entries()) {
    const call = contract.get(name)
    if (!call) continue
    const input: CallInput = createInput?.(targets, index) ?? {}
    const { search = '', params = {}, body, photo } = input
    const path = call.path.replace(/:(\w+)/g, (_, param: string) => String(params[param]))
    const attack = async (actor: Actor) => {
      const expected = outcomes.split(' ')[actors.indexOf(actor)]
      const options = photo ? { body: createPhotoForm(call) } : body ? { body } : {}
      const response = await site.send(call.method, `/api${path}${search}`, { as: people[actor], ...options })
      attacks.expect(`${name}: ${response.request}`, response.outcome, expected)
    }
    // Allowed actors come last, because they change the state.
    const isAllowed = (actor: Actor) => outcomes.split(' ')[actors.indexOf(actor)] === 'done'
    await Promise.all(actors.filter((actor) => !isAllowed(actor)).map(attack))
    await Promise.all(actors.filter(isAllowed).map(attack))
  }
  await attackProfiles(attacks, site, people)
}
