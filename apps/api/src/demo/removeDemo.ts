import { readConfig } from '../config.ts'
import { transact, type Database } from '../database/database.ts'
import { withCommandDatabase } from '../database/commandDatabase.ts'
import { sql } from 'drizzle-orm'

/** The number of deleted accounts and suspended users. */
export interface Removal {
  accounts: number
  people: number
}

/**
 * Deletes the demo accounts with their sessions, and suspends the demo users, which hides them and their offers. The
 * history that real users share with them stays readable.
 */
export function removeDemo({ db }: Pick<Database, 'db'>): Promise<Removal> {
  return transact(db, async (tx) => {
    await tx.execute(sql`delete from idp_payloads where payload->>'accountId' like 'demo|%'`)
    const accounts = await tx.execute(sql`delete from idp_accounts where id like 'demo|%' returning id`)
    const people = await tx.execute(sql`
      update users set is_active = false, role = case role when 'admin' then 'comun' else role end
      where subject like 'demo|%' and (is_active or role = 'admin') returning id`)
    return { accounts: accounts.rows.length, people: people.rows.length }
  })
}

/** Removes the demo from the database of an environment. The server may be running. */
export async function removeDemoFrom(env: Readonly<Record<string, string | undefined>>): Promise<Removal> {
  return withCommandDatabase(readConfig(env), removeDemo)
}
