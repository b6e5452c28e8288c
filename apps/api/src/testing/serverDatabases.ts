import { createHash, randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { Pool } from 'pg'
import { isRunning } from './runFolder.ts'

// The id of a process identifies it on its own machine only, and several machines may use one server.
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)
const prefix = `plomada_test_${machine}_`

/** Names for the databases of one run. */
export interface RunDatabases {
  /** The name of one, and the beginning of the names of all others. */
  name: string
  /** Drops all of them. */
  remove: () => Promise<void>
}

/** Chooses the names for this run's databases on a server, and drops those of runs that were killed. */
export async function claimDatabases(server: string): Promise<RunDatabases> {
  await dropDatabases(server, (pid) => !isRunning(pid))
  return {
    // Several projects of one run prepare a template each.
    name: `${prefix}${process.pid}_${randomBytes(3).toString('hex')}`,
    remove: () => dropDatabases(server, (pid) => pid === process.pid),
  }
}

async function dropDatabases(server: string, isTheirs: (pid: number) => boolean): Promise<void> {
  const pool = new Pool({ connectionString: server, max: 1 })
  try {
    const { rows } = await pool.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows)
      if (isTheirs(Number.parseInt(name.slice(prefix.length))))
        await pool.query(`drop database if exists ${name} with (force)`)
  } finally {
    await pool.end()
  }
}

/** Runs one statement on a server's own database. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: server, max: 1 })
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}
