import { createHash, randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { Pool } from 'pg'
import { isRunning } from '../isRunning.ts'

// Process ids are unique per machine, and several machines may use one server.
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)
const prefix = `plomada_test_${machine}_`

/** The databases of one test run. */
export interface RunDatabases {
  /** The name of the first one and the prefix of all others. */
  name: string
  /** Drops all databases of this run. */
  remove: () => Promise<void>
}

/** Chooses the names for this run's databases on a server, and drops those of runs that were killed. */
export async function claimDatabases(server: string): Promise<RunDatabases> {
  await dropDatabases(server, (pid) => !isRunning(pid))
  return {
    // Each project of a run prepares a template.
    name: `${prefix}${process.pid}_${randomBytes(3).toString('hex')}`,
    remove: () => dropDatabases(server, (pid) => pid === process.pid),
  }
}

/** Opens a pool of one connection to a database, runs work and closes it. */
export async function withPool<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = new Pool({ connectionString: url, max: 1 })
  // The server may end while the pool still closes its connection.
  pool.on('error', () => {})
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

const dropDatabases = (server: string, shouldDrop: (pid: number) => boolean): Promise<void> =>
  withPool(server, async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows)
      if (shouldDrop(Number.parseInt(name.slice(prefix.length))))
        await pool.query(`drop database if exists ${name} with (force)`)
  })

/** Runs one statement on a server's default database. */
export const runOnServer = (server: string, statement: string): Promise<unknown> =>
  withPool(server, (pool) => pool.query(statement))
