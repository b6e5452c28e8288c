import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { highQuotas } from '../src/testing/highQuotas.ts'

/** A server in a separate process. */
export interface ServerProcess {
  url: string
  /** Milliseconds from its start to its first response. */
  startedIn: number
  /** Returns the output so far. */
  output: () => string
  /** Resolves to the exit code, or to null if it was killed. */
  ended: Promise<number | null>
  /** Sends a signal and waits for the end. Returns the exit code, or null if it was killed, and milliseconds. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<{ code: number | null; took: number }>
}

const running = new Set<ServerProcess>()

/** The output of each process that this file has started. */
const outputs: (() => string)[] = []

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const [number, output] of outputs.entries())
    process.stdout.write(`Output of server process ${number + 1}:\n${output().slice(-5000)}\n`)
})

/** Starts a server with these settings only. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--conditions=@plomada/source', join(import.meta.dirname, 'serverProcess.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        ...(process.env['TMPDIR'] && { TMPDIR: process.env['TMPDIR'] }),
        HOST: '127.0.0.1',
        PORT: '0',
        DEMO: 'false',
        LOG_LEVEL: 'warn',
        QUOTAS: highQuotas,
        QUIET_HOURS: 'off',
        // On a busy machine a delay is no sign of too many requests.
        MAX_EVENT_LOOP_DELAY: '0',
        TIMEOUT_FACTOR: '20',
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let output = ''
  outputs.push(() => output)
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /listening (\d+)/.exec(output)?.[1]
      if (port) resolve(port)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  listening.catch(() => {})
  const url = `http://127.0.0.1:${await listening}`
  await fetch(`${url}/health/ready`)
  const server: ServerProcess = {
    url,
    startedIn: performance.now() - started,
    output: () => output,
    ended: exited,
    async end(signal) {
      running.delete(server)
      const signaled = performance.now()
      child.kill(signal)
      return { code: await exited, took: performance.now() - signaled }
    },
  }
  running.add(server)
  return server
}

/** Kills all running servers. */
export const endProcesses = async (): Promise<void> => {
  await Promise.all([...running].map((server) => server.end('SIGKILL')))
}
