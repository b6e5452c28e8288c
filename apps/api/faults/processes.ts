import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { highQuotas } from '../src/testing/highQuotas.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  url: string
  /** Milliseconds from its start to its first answer. */
  startedIn: number
  said: () => string
  /** Settles with the exit code when it ends, null when it was killed. */
  ended: Promise<number | null>
  /** Sends a signal and waits for the end: the exit code, null when it was killed, and how long it took. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<{ code: number | null; took: number }>
}

const running = new Set<ServerProcess>()

/** Starts a server with these settings and nothing of the surroundings. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--conditions=@plomada/source', join(import.meta.dirname, 'serve.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        ...(process.env['TMPDIR'] && { TMPDIR: process.env['TMPDIR'] }),
        HOST: '127.0.0.1',
        PORT: '0',
        DEMO: 'false',
        LOG_LEVEL: 'warn',
        QUOTAS: highQuotas,
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /listening (\d+)/.exec(output)?.[1]
      if (port) resolve(port)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  listening.catch(() => {})
  const url = `http://127.0.0.1:${await listening}`
  await fetch(`${url}/health/ready`)
  const server: ServerProcess = {
    url,
    startedIn: performance.now() - started,
    said: () => output,
    ended: exited,
    async end(signal) {
      running.delete(server)
      const asked = performance.now()
      child.kill(signal)
      return { code: await exited, took: performance.now() - asked }
    },
  }
  running.add(server)
  return server
}

/** Ends whatever a test left running. */
export const endProcesses = async (): Promise<void> => {
  await Promise.all([...running].map((server) => server.end('SIGKILL')))
}
