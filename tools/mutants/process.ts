import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import type { Command } from './stages.ts'

const running = new Set<ChildProcess>()

/** Ends every process that `run` started, with the processes that those started. */
export function endAll(signal: NodeJS.Signals = 'SIGTERM'): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal)
    } catch {
      // It has already ended.
    }
  }
}

/** How a command ended. */
export interface Outcome {
  isOk: boolean
  isTimedOut: boolean
  /** Elapsed time, in seconds. */
  seconds: number
}

/** Runs a command in a folder with its output in a file, and ends it when it takes longer than the limit in seconds. */
export function run(
  { program, args, env = {} }: Command,
  { cwd, log, limit }: { cwd: string; log: string; limit: number },
): Promise<Outcome> {
  const start = performance.now()
  const output = openSync(log, 'a')
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // A process group, so that browsers and servers end with the command.
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        ...env,
        PATH: `${path.join(cwd, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      },
    })
    running.add(child)
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, limit * 1000)
    const end = (isOk: boolean) => {
      clearTimeout(timer)
      if (!running.delete(child)) return
      closeSync(output)
      resolve({ isOk, isTimedOut, seconds: (performance.now() - start) / 1000 })
    }
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })
}
