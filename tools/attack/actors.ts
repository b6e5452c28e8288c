import { getValue, type Site, type User } from './site.ts'

/** The users that several attacks need. */
export interface Actors {
  professional: User
  admin: User
  /** A new account. */
  owner: User
}

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

/** Signs them in. */
export async function createActors(site: Site): Promise<Actors> {
  const [professional, admin, owner] = await Promise.all([
    site.signIn('professional', 'bruno@plomada.example'),
    site.signIn('admin', 'elena@plomada.example'),
    site.signUp('owner'),
  ])
  return { professional, admin, owner }
}

/** Returns the id of a registered user. Registers the user again, as that response contains the id; nothing changes. */
export async function getUserId(site: Site, user: User): Promise<number> {
  const body = { user: {}, jobs: [] }
  const { text } = await site.send('POST', '/api/user/register', { as: user, body })
  return Number(getValue(text, 'result', 'id'))
}
