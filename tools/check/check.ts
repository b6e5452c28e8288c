/**
 * Runs the checks: by default those of `npm test`; with `--level=all` every check, with `--level=rest` those that only
 * `--level=all` has, with `--only=name,name` single stages. `--seed` repeats the random order of a run.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { needChromium } from '../shared/chromium.ts'
import { print, printSummary, showStatus } from './print.ts'
import { endAll, run } from './processes.ts'
import { readResults, reportFile, reportFolder } from './readReport.ts'
import { runStages } from './schedule.ts'
import type { Stage, StageResult } from './stage.ts'
import { listStages } from './stages.ts'

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'test' },
    only: { type: 'string' },
    seed: { type: 'string', default: process.env['SEED'] ?? String(Date.now() % 100_000) },
  },
})
const only = values.only?.split(',')
const levels: Record<string, readonly Stage['level'][]> = {
  test: ['test'],
  rest: ['all'],
  all: ['test', 'all'],
}
const wanted = levels[values.level] ?? levels['test'] ?? []
const all = listStages(values.seed)
const stages = all.filter(({ name, level }) => (only ? only.includes(name) : wanted.includes(level)))
if (stages.length === 0) {
  console.error(`There is no such stage. These are: ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll('SIGTERM')
    print('\nStopped.')
    process.exit(130)
  })
}

const start = performance.now()
const since = (from: number) => (performance.now() - from) / 1000
const lastLines = new Map<Stage, string>()
let endedTests = 0

async function runStage(stage: Stage): Promise<StageResult> {
  const from = performance.now()
  const log = path.join(reportFolder, `${stage.name}.log`)
  rmSync(reportFile(stage.name), { force: true })
  const binaries = path.resolve('node_modules/.bin')
  const PATH = `${binaries}${path.delimiter}${process.env['PATH'] ?? ''}`
  // Only the stages that say so run on PostgreSQL.
  const env = { ...process.env, TEST_DATABASE_URL: '', PATH, ...stage.env, SEED: values.seed }
  const isPassed = await run(stage.command, { env, log, onLine: (line) => lastLines.set(stage, line) })
  lastLines.delete(stage)
  const tests = readResults(stage, isPassed)
  endedTests += tests.length
  const seconds = since(from)
  print(`${isPassed ? '✓' : '✗'} ${stage.title}, ${seconds.toFixed(1)} s`)
  if (!isPassed) print(`\n${readFileSync(log, 'utf8').slice(-20_000)}\n  The whole log: ${log}\n`)
  return { stage, isPassed, seconds, tests }
}

mkdirSync(reportFolder, { recursive: true })
await needChromium()
print(`${stages.length} stages, seed ${values.seed}`)
const ticker = setInterval(() => {
  const running = [...lastLines].map(([{ name }, line]) => `${name}: ${line}`).join(' │ ')
  showStatus(`${since(start).toFixed(0)} s, ${endedTests} tests │ ${running}`)
}, 500)
const results = await runStages(stages, (stage) => {
  if (!process.stdout.isTTY) print(`▸ ${stage.title}`)
  lastLines.set(stage, '…')
  return runStage(stage)
})
clearInterval(ticker)
printSummary(results, since(start))
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1
