import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

/** A server in a process of its own, with the backends of the database that work for it. */
export interface Server {
  origin: string
  /** What it said of itself when it was ready. */
  told: { port: number; token?: string; key?: unknown }
  /** Milliseconds of CPU that it and its backends have used so far. */
  cpu: () => Promise<number>
  stop: () => void
}

/** Starts a server and waits until it listens. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  pool: Pool,
  applicationName: string,
): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: ['--conditions=@plomada/source'],
    // Its log is written, as in production, and thrown away.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const told = await ready(child, file)
  // A connection that the pool has given up was used all the same.
  const used = new Map<number, number>()

  async function cpu(): Promise<number> {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    )
    for (const pid of [child.pid ?? 0, ...rows.map((row) => row.pid)]) used.set(pid, cpuOf(pid))
    return [...used.values()].reduce((sum, one) => sum + one, 0)
  }
  return { origin: `http://127.0.0.1:${told.port}`, told, cpu, stop: () => child.kill('SIGKILL') }
}

function ready(child: ChildProcess, file: string): Promise<Server['told']> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Server['told']))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it listened.`)))
  })
}

// Of all threads, in nanoseconds; the ticks of /proc/pid/stat are ten milliseconds long.
function cpuOf(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    const used = tasks.map(
      (task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0],
    )
    return used.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e6
  } catch {
    return 0
  }
}

/** Whether the database runs on this machine, where its CPU can be read. */
export async function isHere(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return cpuOf(rows[0]?.pid ?? 0) > 0
}
