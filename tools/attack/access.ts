import { calls } from '../../packages/domain/src/calls.ts'
import type { Call } from '../../packages/domain/src/define/call.ts'
import type { Attacks } from './attacks.ts'
import { actors, matrix, newOffer } from './matrix.ts'
import type { Actor, Things } from './matrix.ts'
import type { Site, User } from './site.ts'
import { valueIn } from './site.ts'

/** The accounts of the demo that attack, and one that has published an offer. */
export type Actors = Readonly<Record<Actor, User | null>>

const contract = new Map<string, Call>(
  Object.entries(calls).flatMap(([noun, of]) =>
    Object.entries<Call>(of).map(([name, call]) => [`${noun}.${name}`, call] as const),
  ),
)

// The smallest PNG.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function photoOf(call: Call): FormData {
  const form = new FormData()
  form.append(String(call.upload), new Blob([picture], { type: 'image/png' }), 'foto.png')
  return form
}

/** Signs in an account of each kind; the owner is a new one. */
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

/** The id of a user, which a registration returns without changing anything. */
export async function idOf(site: Site, user: User | null): Promise<number> {
  const body = { user: {}, jobs: [] }
  const { text } = await site.send('POST', '/api/user/register', { as: user, body })
  return Number(valueIn(text, 'result', 'id'))
}

async function createThings(site: Site, { owner, professional, admin }: Actors): Promise<Things> {
  const published = await site.send('POST', '/api/user/service', { as: owner, body: newOffer })
  const trade = await site.send('POST', '/api/job', {
    as: admin,
    body: { name: 'Oficio del ataque', description: '' },
  })
  const other = await site.signIn('carla', 'carla@plomada.example')
  return {
    offer: Number(valueIn(published.text, 'service', 'id')),
    trade: Number(valueIn(trade.text, 'result', 'id')),
    professional: await idOf(site, professional),
    otherProfessional: await idOf(site, other),
  }
}

/** Makes every call of the contract as every actor and compares the outcome with the matrix. */
export async function attackAccess(attacks: Attacks, site: Site, people: Actors): Promise<void> {
  const things = await createThings(site, people)
  attacks.expect(
    'every call of the contract is in tools/attack/matrix.ts',
    [...contract.keys()].toSorted(),
    matrix.map(({ call }) => call).toSorted(),
  )
  for (const [number, { call: name, send, outcomes }] of matrix.entries()) {
    const call = contract.get(name)
    if (!call) continue
    const { search = '', params = {}, body, photo } = send(things, number)
    const path = call.path.replace(/:(\w+)/g, (_, param: string) => String(params[param]))
    const attack = async (actor: Actor) => {
      const expected = outcomes.split(' ')[actors.indexOf(actor)]
      const sent = photo ? { body: photoOf(call) } : body ? { body } : {}
      const answer = await site.send(call.method, `/api${path}${search}`, { as: people[actor], ...sent })
      attacks.expect(`${name}: ${answer.request}`, answer.outcome, expected)
    }
    // Those who may act do so after those who may not, who would otherwise meet another state.
    const isAllowed = (actor: Actor) => outcomes.split(' ')[actors.indexOf(actor)] === 'done'
    await Promise.all(actors.filter((actor) => !isAllowed(actor)).map(attack))
    await Promise.all(actors.filter(isAllowed).map(attack))
  }
}
