import { getValue, type Site, type User } from './site.ts'

type Actor = 'visitor' | 'unregistered' | 'client' | 'professional' | 'suspended' | 'admin' | 'owner'

/** The accounts that send the requests; null for a visitor. */
export type Actors = Readonly<Record<Actor, User | null>>

/** The body of a new offer. */
export const newOffer = {
  name: '',
  tittle: 'Cambiar la bomba del tanque',
  description: 'No levanta presión',
  jobs: [1],
  presupuesto: 48_000,
  provincia: 'Buenos Aires',
  ciudad: 'La Plata',
  direccion: 'Calle 48 n.º 1120',
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
