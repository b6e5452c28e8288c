import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

/** Whose token a request has: of a user who is a client of jobs, does jobs, or is an admin. */
export type Viewer = 'client' | 'worker' | 'admin'

/** A server in a separate process, with its database backends. */
export interface Server {
  origin: string
  /** The message that it sent when it was ready. */
  ready: { port: number; tokens?: Record<Viewer, string> }
  /** Returns the CPU time in milliseconds that its process and its backends have used. */
  cpu: () => Promise<{ process: number; database: number }>
  /** Returns the resident memory in MB, now and at its highest. */
  memory: () => { now: number; highest: number }
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
    // The limits of memory that the image and the systemd unit set.
    execArgv: ['--conditions=@plomada/source', '--max-semi-space-size=16', '--max-old-space-size=512'],
    // Logs through a pipe as in production; the output is discarded.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.resume()
  const ready = await waitUntilReady(child, file)
  const pid = child.pid ?? 0
  const database = createBackendMeter(pool, applicationName)
  return {
    origin: `http://127.0.0.1:${ready.port}`,
    ready,
    cpu: async () => ({ process: readCpu(pid), database: await database() }),
    memory: () => readMemory(pid),
    stop: () => child.kill('SIGKILL'),
  }
}

function waitUntilReady(child: ChildProcess, file: string): Promise<Server['ready']> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Server['ready']))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it listened.`)))
  })
}

/** Creates a function that returns the CPU time in milliseconds of the backends of a program, also of those that have ended. */
export function createBackendMeter(pool: Pool, applicationName: string): () => Promise<number> {
  const backends = new Map<number, number>()
  return async () => {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    )
    for (const { pid } of rows) backends.set(pid, readCpu(pid))
    return [...backends.values()].reduce((sum, one) => sum + one, 0)
  }
}

/** Returns the CPU time in milliseconds that a process has used. */
function readCpu(pid: number): number {
  // Sums schedstat of all threads, in nanoseconds: /proc/pid/stat counts in ticks of ten milliseconds.
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

function readMemory(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { now: read('VmRSS'), highest: read('VmHWM') }
}

/** Checks whether the database runs on this machine, so that its CPU time is readable. */
export async function isLocal(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return readCpu(rows[0]?.pid ?? 0) > 0
}
