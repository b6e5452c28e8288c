import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'

const running = new Set<ChildProcess>()

/** Ends every process that `run` has started, with all of their children. */
export function endAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    if (pid === undefined) continue
    try {
      process.kill(-pid, signal)
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** Runs a command with its output in a file; reports each line, and returns true when it ended with 0. */
export function run(
  [program = '', ...args]: readonly string[],
  { env, log, onLine }: { env: NodeJS.ProcessEnv; log: string; onLine: (line: string) => void },
): Promise<boolean> {
  return new Promise((resolve) => {
    const file = createWriteStream(log)
    // A process group of its own, so that Ctrl-C reaches what the command has started.
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.on('data', (chunk: Buffer) => {
        file.write(chunk)
        const lines = (rest + String(chunk)).split(/[\r\n]+/)
        rest = lines.pop() ?? ''
        for (const line of lines) if (line.trim()) onLine(line.trim())
      })
    }
    const end = (isPassed: boolean) => {
      running.delete(child)
      file.end(() => resolve(isPassed))
    }
    child.once('error', (error) => {
      file.write(`${String(error)}\n`)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
