import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'

const running = new Set<ChildProcess>()

/** Ends every process that `runCommand` has started, with all of their children. */
export function endAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal)
    } catch {
      // It has already ended.
    }
  }
}

export interface CommandResult {
  isPassed: boolean
  isTimedOut: boolean
  seconds: number
}

interface CommandOptions {
  /** The file that receives the output. */
  log: string
  /** @default the working directory */
  cwd?: string
  env?: Readonly<Record<string, string | undefined>>
  /** After this many seconds the command is killed. */
  limit?: number
  onLine?: (line: string) => void
}

/** Runs a program of `node_modules/.bin` or of the system, and writes its output to a file. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { log, cwd = process.cwd(), env, limit, onLine }: CommandOptions,
): Promise<CommandResult> {
  const start = performance.now()
  const binaries = path.join(cwd, 'node_modules/.bin')
  return new Promise((resolve) => {
    const file = createWriteStream(log)
    const child = spawn(program, args, {
      cwd,
      // A separate process group, so that signals reach the children of the command.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        PATH: `${binaries}${path.delimiter}${process.env['PATH'] ?? ''}`,
      },
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.on('data', (chunk: Buffer) => {
        file.write(chunk)
        const lines = (rest + String(chunk)).split(/[\r\n]+/)
        rest = lines.pop() ?? ''
        for (const line of lines) if (line.trim()) onLine?.(line.trim())
      })
    }
    let isTimedOut = false
    const kill = () => {
      isTimedOut = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }
    const timer = limit === undefined ? undefined : setTimeout(kill, limit * 1000)
    const end = (isPassed: boolean) => {
      clearTimeout(timer)
      if (!running.delete(child)) return
      file.end(() => resolve({ isPassed, isTimedOut, seconds: (performance.now() - start) / 1000 }))
    }
    child.once('error', (error) => {
      file.write(`${String(error)}\n`)
      end(false)
    })
    // A detached grandchild may keep the output open after a timeout, so `close` would not come.
    child.once('exit', () => isTimedOut && end(false))
    child.once('close', (code) => end(code === 0))
  })
}
