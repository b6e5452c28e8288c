import { readConfig } from '../config.ts'
import { transact } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { openBeside } from '../database/beside.ts'
import { sql } from 'drizzle-orm'

/** How much a removal took away. */
export interface Removal {
  accounts: number
  people: number
}

/**
 * Deletes the accounts of the demonstration with their sessions, and suspends its people, so that they, their offers and
 * their rights are gone from the marketplace. What real people did with them stays readable.
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

/** Removes the demonstration from the database that an environment describes, beside a running server or without one. */
export async function removeDemoFrom(env: Readonly<Record<string, string | undefined>>): Promise<Removal> {
  const database = await openBeside(readConfig(env))
  try {
    return await removeDemo(database)
  } finally {
    await database.close()
  }
}
