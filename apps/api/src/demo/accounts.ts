import { people } from '@plomada/domain/fixtures'
import type { User } from '@plomada/domain'
import { createAccounts } from '../services/identity/embedded/accounts.ts'
import type { Demo } from '../services/identity/embedded/pages.ts'
import { hashPassword } from '../services/identity/embedded/password.ts'
import { demoSubject } from '../services/identity/embedded/demoSubject.ts'
import type { Sql } from '../services/identity/embedded/sql.ts'

/** The password of every account of the demo; it is shown on the sign-in page. */
export const demoPassword = 'plomada-demo'

const cast: readonly (readonly [User, string])[] = [
  [people.ana, 'Clienta: publica, acepta, paga y califica'],
  [people.bruno, 'Profesional con trabajos y calificaciones'],
  [people.carla, 'Profesional sin calificaciones'],
  [people.elena, 'Administradora'],
  [people.dario, 'Cuenta suspendida'],
]

const nameOf = ({ firstName, lastName }: User): string => (lastName ? `${firstName} ${lastName}` : firstName)

/** What the sign-in page of the embedded identity provider offers. */
export const demoSignIn: Demo = {
  password: demoPassword,
  people: cast.map(([person, role]) => ({ name: nameOf(person), role, email: person.email ?? '' })),
}

/** Opens the accounts of the cast at the embedded identity provider; the ones that are open stay as they are. */
export async function openDemoAccounts(sql: Sql): Promise<void> {
  const accounts = createAccounts(sql)
  const passwordHash = await hashPassword(demoPassword)
  for (const [person] of cast) {
    await accounts.add({
      subject: demoSubject(person.nickname),
      email: person.email ?? '',
      passwordHash,
      givenName: person.firstName,
      familyName: person.lastName,
      nickname: person.nickname,
    })
  }
}
