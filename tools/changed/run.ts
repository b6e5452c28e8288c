/** Runs the steps of a plan and counts the tests that passed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { endAll, runCommand } from '../shared/runCommand.ts'
import { type Counts, readCounts } from './counts.ts'
import type { Step } from './step.ts'

export interface Result {
  step: Step
  counts: Counts
  isPassed: boolean
  seconds: number
}

const reports = 'node_modules/.plomada-reports/changed'

const quote = (text: string) => (/^[\w./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** Formats the command of a step as a shell command. */
export const formatCommand = ({ command: [program, ...args], env = {} }: Step): string =>
  [
    ...Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`),
    ...(program === 'node' ? ['node'] : ['pnpm', 'exec', program]),
    ...args.map(quote),
  ].join(' ')

/** Writes the files that the commands of the steps read. */
export function writeLists(steps: readonly Step[]): void {
  for (const { list } of steps) {
    if (!list) continue
    mkdirSync(path.dirname(list.file), { recursive: true })
    writeFileSync(list.file, list.lines.map((line) => `${line}\n`).join(''))
  }
}

async function runStep(step: Step, index: number): Promise<Result> {
  const log = path.join(reports, `${index + 1}.log`)
  const env = { NO_COLOR: '1', FORCE_COLOR: undefined, ...step.env }
  const { isPassed, seconds } = await runCommand(step.command, { log, env })
  const output = stripVTControlCharacters(readFileSync(log, 'utf8'))
  const counts = readCounts(output, !isPassed)
  // The tests that `-t` skips belong to other changes.
  if (step.command.includes('-t')) counts.skipped = 0
  const result = { step, counts, isPassed, seconds }
  print(result, output)
  return result
}

function print({ step, counts, isPassed, seconds }: Result, output: string) {
  const summary = `${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`
  console.log(`${isPassed ? '✓' : '✗'} ${step.title}: ${summary}`)
  if (isPassed) return
  for (const line of output.trimEnd().split('\n').slice(-80)) console.log(`    ${line}`)
  console.log(`  To repeat: ${formatCommand(step)}`)
}

/** Runs steps in order, two in parallel; stops all child processes on SIGINT and SIGTERM. */
export async function runSteps(steps: readonly Step[]): Promise<Result[]> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  writeLists(steps)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endAll('SIGTERM')
      process.exit(130)
    })
  }
  const queue = [...steps.entries()]
  const results: Result[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await runStep(next[1], next[0]))
  }
  await Promise.all([work(), work()])
  return results
}
