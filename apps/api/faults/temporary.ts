import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { toDatabaseUrl } from '../src/testing/databaseUrl.ts'

/** The URL of the PostgreSQL server on which tests create databases. */
export const server = process.env['FAULTS_DATABASE_URL'] ?? ''

/** A temporary resource. */
export interface Temporary<Value> {
  value: Value
  remove: () => Promise<void>
}

/** Creates an empty database; `options` is appended to `create database`. */
export async function createTemporaryDatabase(options = ''): Promise<Temporary<string>> {
  const name = `${process.env['TEST_DATABASE_PREFIX']}_${randomBytes(6).toString('hex')}`
  const pool = new Pool({ connectionString: server, max: 1 })
  await pool.query(`create database ${name} ${options}`)
  return {
    value: toDatabaseUrl(server, name),
    async remove() {
      await pool.query(`drop database if exists ${name} with (force)`)
      await pool.end()
    },
  }
}

/** Creates an empty folder. */
export async function createTemporaryFolder(): Promise<Temporary<string>> {
  const value = await mkdtemp(join(tmpdir(), 'plomada-fault-'))
  // The database of a killed server may still write.
  return { value, remove: () => rm(value, { recursive: true, force: true, maxRetries: 100 }) }
}

/** Prints measurements. */
export const printFigures = (what: string, figures: Record<string, number | string>): void => {
  const list = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`)
  process.stdout.write(`  · ${what}: ${list.join(', ')}\n`)
}

/** Polls until a condition is true, up to the limit of the test. Returns the milliseconds it took. */
export async function waitUntil(isTrue: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (!(await isTrue().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 25))
  return Math.round(performance.now() - started)
}
