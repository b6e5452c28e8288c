import { fullName } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { createAccounts } from '../services/identity/embedded/accounts.ts'
import type { Demo } from '../services/identity/embedded/pages/pages.ts'
import { hashPassword } from '../services/identity/embedded/password.ts'
import { demoSubject } from '../services/identity/embedded/demoSubject.ts'
import type { Sql } from '../services/identity/embedded/sql.ts'

/** The password of all demo accounts. The sign-in page shows it. */
export const demoPassword = 'plomada-demo'

const demoAccounts = [
  [people.ana, 'Clienta: publica, acepta, paga y califica'],
  [people.bruno, 'Profesional con trabajos y calificaciones'],
  [people.carla, 'Profesional sin calificaciones'],
  [people.elena, 'Administradora'],
  [people.dario, 'Cuenta suspendida'],
] as const

/** The demo accounts that the sign-in page of the embedded identity provider lists. */
export const demoSignIn: Demo = {
  password: demoPassword,
  people: demoAccounts.map(([person, role]) => ({
    name: fullName(person),
    role,
    email: person.email ?? '',
  })),
}

/** Creates the demo accounts at the embedded identity provider. Existing accounts do not change. */
export async function createDemoAccounts(sql: Sql): Promise<void> {
  const accounts = createAccounts(sql)
  const passwordHash = await hashPassword(demoPassword)
  for (const [person] of demoAccounts) {
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
