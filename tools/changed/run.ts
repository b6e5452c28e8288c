/** Runs the steps of a plan two at a time and counts what passed. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { countsIn, type Counts } from './counts.ts'
import type { Step } from './plan.ts'

export interface Result {
  step: Step
  counts: Counts
  hasFailed: boolean
  seconds: number
}

const reports = 'node_modules/.plomada-reports/changed'
const binaries = path.resolve('node_modules/.bin')

/** Running process groups: each step is the leader of one, so that its children can be stopped with it. */
const running = new Set<number>()
const stopAll = () => {
  for (const group of running) {
    try {
      process.kill(-group, 'SIGTERM')
    } catch {
      // The group has already ended.
    }
  }
}

/** Quotes an argument for a shell. */
const quoted = (text: string) => (/^[\w./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** Returns the command of a step as a line for a shell. */
export const commandOf = ({ command: [program, ...args], env = {} }: Step): string =>
  [
    ...Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`),
    ...(program === 'node' ? ['node'] : ['pnpm', 'exec', program]),
    ...args.map(quoted),
  ].join(' ')

/** Writes the lists that steps read. */
export function writeLists(steps: readonly Step[]): void {
  for (const { list } of steps) {
    if (!list) continue
    mkdirSync(path.dirname(list.file), { recursive: true })
    writeFileSync(list.file, list.lines.map((line) => `${line}\n`).join(''))
  }
}

async function runStep(step: Step, index: number): Promise<Result> {
  const start = performance.now()
  const [program, ...args] = step.command
  const file = path.join(reports, `${index + 1}.log`)
  const log = createWriteStream(file)
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${binaries}${path.delimiter}${process.env['PATH'] ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ...step.env,
      },
    })
    if (child.pid !== undefined) running.add(child.pid)
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    child.once('error', (error) => log.write(String(error)))
    child.once('close', (code) => {
      if (child.pid !== undefined) running.delete(child.pid)
      resolve(code)
    })
  })
  await new Promise<void>((resolve) => log.end(resolve))
  const output = stripVTControlCharacters(readFileSync(file, 'utf8'))
  const hasFailed = status !== 0
  const seconds = (performance.now() - start) / 1000
  const counts = countsIn(output, hasFailed)
  // Tests that `-t` filters out belong to other changes.
  if (step.command.includes('-t')) counts.skipped = 0
  const result = { step, counts, hasFailed, seconds }
  print(result, output)
  return result
}

function print({ step, counts, hasFailed, seconds }: Result, output: string) {
  console.log(
    `${hasFailed ? '✗' : '✓'} ${step.title}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`,
  )
  if (!hasFailed) return
  const lines = output.trimEnd().split('\n')
  console.log(
    [...lines.slice(-80).map((line) => `    ${line}`), `  To repeat: ${commandOf(step)}`].join('\n'),
  )
}

/** Runs steps in order, `atOnce` at a time; stops all child processes on SIGINT and SIGTERM. */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<Result[]> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  writeLists(steps)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopAll()
      process.exit(130)
    })
  }
  const queue = [...steps.entries()]
  const results: Result[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, step] = next
      results.push(await runStep(step, index))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
