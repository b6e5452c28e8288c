import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

/** A server in a separate process, with its database backends. */
export interface Server {
  origin: string
  /** The message that it sent when it was ready. */
  ready: { port: number; token?: string; key?: unknown }
  /** Returns the CPU time in milliseconds that it and its backends have used. */
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
    // Logs as in production; the output is discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ready = await waitUntilReady(child, file)
  // Includes backends of closed connections.
  const used = new Map<number, number>()

  async function cpu(): Promise<number> {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    )
    for (const pid of [child.pid ?? 0, ...rows.map((row) => row.pid)]) used.set(pid, readCpu(pid))
    return [...used.values()].reduce((sum, one) => sum + one, 0)
  }
  return { origin: `http://127.0.0.1:${ready.port}`, ready, cpu, stop: () => child.kill('SIGKILL') }
}

function waitUntilReady(child: ChildProcess, file: string): Promise<Server['ready']> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Server['ready']))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it listened.`)))
  })
}

// Sums schedstat of all threads, in nanoseconds: /proc/pid/stat counts in ticks of ten milliseconds.
function readCpu(pid: number): number {
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

/** Checks whether the database runs on this machine, so that its CPU time is readable. */
export async function isLocal(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return readCpu(rows[0]?.pid ?? 0) > 0
}
