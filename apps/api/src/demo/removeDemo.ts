import { sql } from 'drizzle-orm'
import { readConfig } from '../config.ts'
import { withCommandDatabase } from '../database/commandDatabase.ts'
import { transact, type Database } from '../database/database.ts'

/** The number of deleted accounts and suspended users, and whether an admin is left. */
export interface Removal {
  accounts: number
  people: number
  hasAdmin: boolean
}

/**
 * Deletes the demo accounts with their sessions, and suspends the demo users, which hides them and their offers. The
 * history that real users share with them stays readable. The demo's admin goes too if it is the only one.
 */
export function removeDemo({ db }: Pick<Database, 'db'>): Promise<Removal> {
  return transact(db, async (tx) => {
    // Lets the trigger `keep_an_admin` pass demo users. The setting ends with the transaction.
    await tx.execute(sql`select set_config('plomada.removes_demo', 'yes', true)`)
    await tx.execute(sql`delete from idp_payloads where payload->>'accountId' like 'demo|%'`)
    const accounts = await tx.execute(sql`delete from idp_accounts where id like 'demo|%' returning id`)
    const people = await tx.execute(sql`
      update users set is_active = false, role = case role when 'admin' then 'comun' else role end
      where subject like 'demo|%' and (is_active or role = 'admin') returning id`)
    const admins = await tx.execute(sql`select 1 from users where role = 'admin' and is_active limit 1`)
    return {
      accounts: accounts.rows.length,
      people: people.rows.length,
      hasAdmin: admins.rows.length > 0,
    }
  })
}

/** Removes the demo from the database of an environment. The server may be running. */
export async function removeDemoFrom(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Removal & { isDemo: boolean }> {
  const config = readConfig(env)
  return { ...(await withCommandDatabase(config, removeDemo)), isDemo: config.demo }
}

/** Describes for the terminal what was removed, and what the operator does next. */
export function formatRemoval({ accounts, people, hasAdmin, isDemo }: Removal & { isDemo: boolean }): string {
  const next = [
    ...(isDemo ? ['Set DEMO=false before you start the server again.'] : []),
    ...(hasAdmin
      ? []
      : [
          'There is no admin now. Sign in with the account of the future admin, then run in the database:',
          "  update users set role = 'admin' where email = 'you@plomada.example';",
        ]),
  ]
  return [`${accounts} demo accounts deleted, ${people} demo users suspended.`, ...next].join('\n')
}
