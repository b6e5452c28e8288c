import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { databaseAddress } from '../src/testing/databaseAddress.ts'

/** The server that the suite may make databases on; null leaves out what needs one. */
export const server: string | null = process.env['TEST_DATABASE_URL'] ?? null

/** Something to remove at the end. */
export interface Scratch<Thing> {
  it: Thing
  remove: () => Promise<void>
}

/** An empty database; `more` is what follows its name when it is made. */
export async function scratchDatabase(more = ''): Promise<Scratch<string>> {
  if (server === null) throw new Error('TEST_DATABASE_URL says where databases may be made.')
  const name = `${process.env['TEST_DATABASE_PREFIX']}_${randomBytes(6).toString('hex')}`
  const pool = new Pool({ connectionString: server, max: 1 })
  await pool.query(`create database ${name} ${more}`)
  return {
    it: databaseAddress(server, name),
    async remove() {
      await pool.query(`drop database if exists ${name} with (force)`)
      await pool.end()
    },
  }
}

/** An empty folder. */
export async function scratchFolder(): Promise<Scratch<string>> {
  const it = await mkdtemp(join(tmpdir(), 'plomada-fault-'))
  return { it, remove: () => rm(it, { recursive: true, force: true }) }
}

/** Prints what was measured, for whoever reads the run. */
export const tell = (what: string, figures: Record<string, number | string>): void => {
  const list = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`)
  process.stdout.write(`  · ${what}: ${list.join(', ')}\n`)
}

/** Waits until something that other processes do has happened; returns how many milliseconds it took. */
export async function until(isTrue: () => Promise<boolean>, most = 30_000): Promise<number> {
  const started = performance.now()
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() - started > most) throw new Error(`Still not so after ${most} ms`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return Math.round(performance.now() - started)
}
