import { spawn } from 'node:child_process'
import { findProgram, environment, runAs, type SystemUser } from './programs.ts'

/** A process of PostgreSQL that may have ended. */
export interface PostgresProcess {
  pid: number
  /** Resolves when it has ended. */
  ended: Promise<void>
  hasEnded: () => boolean
  /** Returns the end of its log. */
  log: () => string
  /** Rolls back open transactions, writes everything to disk and ends. */
  stop: () => Promise<void>
}

const LOG_LENGTH = 2000

/**
 * Becomes PostgreSQL, and stops it when the pipe closes without a line: then this process was killed. The watcher is no
 * child of PostgreSQL, which would restart when one of its children is killed.
 */
const superviseScript = '({ read -r _ <&3 || kill -INT $$; } >/dev/null 2>&1 &); exec "$@" 3<&-'

/** Starts PostgreSQL on the data of a folder. It ends with this process, even if that is killed. */
export function startProcess(
  folder: string,
  { user, settings }: { user: SystemUser | null; settings: Record<string, string> },
): PostgresProcess {
  const command = [
    findProgram('postgres'),
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Windows ends the processes that a process has started together with it.
  const supervised =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', superviseScript, 'sh', ...command]
  const {
    command: [program = '', ...parameters],
    options,
  } = runAs(user, supervised)
  const child = spawn(program, parameters, {
    ...options,
    env: environment,
    cwd: folder,
    // A separate process group: Ctrl-C reaches this process only, which stops PostgreSQL after its last request.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let log = ''
  let hasEnded = false
  child.stderr?.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-LOG_LENGTH)))
  const pipe = child.stdio[3]
  pipe?.on('error', () => {})
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  // The watcher must not stop another process that gets the same id.
  child.once('exit', () => pipe && 'end' in pipe && pipe.end('\n'))
  // When the log is complete, and its children have ended, too.
  child.once('close', () => {
    hasEnded = true
    resolve()
  })
  child.once('error', (error) => (log = error.message))
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => hasEnded,
    log: () => log.trim(),
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}
