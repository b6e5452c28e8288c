import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { inject } from 'vitest'
import type { Database, Db } from '../database/database.ts'
import { openEmbedded } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import { databaseAddress } from './databaseAddress.ts'

/** A migrated database without rows, for one test file; closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template')
  if (template.kind === 'embedded')
    return openEmbedded({ dataDir: null, template: new Uint8Array(await readFile(template.file)) })
  return copyOnServer(template.server, template.name)
}

async function copyOnServer(server: string, template: string): Promise<Database> {
  const name = `plomada_test_${randomBytes(6).toString('hex')}`
  const pool = new Pool({ connectionString: server, max: 1 })
  await pool.query(`create database ${name} template ${template}`)
  const database = await openPostgres(databaseAddress(server, name))
  async function close() {
    await database.close()
    await pool.query(`drop database ${name} with (force)`)
    await pool.end()
  }
  return { ...database, close }
}

/** Takes every row out of every table and starts the ids again. */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  await db.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`))
}
