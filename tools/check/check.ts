/**
 * Runs the stages of `npm test`. `--level=all` runs every stage, `--level=ci` those that `.ci/run` runs after it,
 * `--only=name,name` single stages. `--seed` repeats the random order of an earlier run.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { needChromium } from '../shared/chromium.ts'
import { endAll, runCommand } from '../shared/runCommand.ts'
import { print, printSummary, showStatus } from './print.ts'
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
  ci: ['ci'],
  all: ['test', 'ci', 'all'],
}
const wanted = levels[values.level] ?? levels['test'] ?? []
const all = listStages(values.seed)
const stages = all.filter(({ name, level }) => (only ? only.includes(name) : wanted.includes(level)))
if (stages.length === 0) {
  console.error(`No such stage. The stages are: ${all.map(({ name }) => name).join(', ')}.`)
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
const elapsedSeconds = () => (performance.now() - start) / 1000
const lastLines = new Map<Stage, string>()
let endedTests = 0

async function runStage(stage: Stage): Promise<StageResult> {
  const log = path.join(reportFolder, `${stage.name}.log`)
  rmSync(reportFile(stage.name), { force: true })
  // Only stages that set these addresses run on those servers; the others start one.
  const env = { TEST_DATABASE_URL: '', TEST_POOLER_URL: '', ...stage.env, SEED: values.seed }
  const onLine = (line: string) => lastLines.set(stage, line)
  const { isPassed, seconds } = await runCommand(stage.command, { env, log, onLine })
  lastLines.delete(stage)
  const output = readFileSync(log, 'utf8')
  const tests = readResults(stage, { isPassed, log: output })
  endedTests += tests.length
  print(`${isPassed ? '✓' : '✗'} ${stage.title}, ${seconds.toFixed(1)} s`)
  if (!isPassed) print(`\n${output.slice(-20_000)}\n  Full log: ${log}\n`)
  const missing = (stage.after ?? []).filter((name) => only?.includes(name) === false)
  if (!isPassed && missing.length > 0)
    print(
      `  On a new clone it needs the files of another stage: --only=${[...missing, stage.name].join(',')}\n`,
    )
  return { stage, isPassed, seconds, tests }
}

if (spawnSync('git', ['ls-files', 'package.json'], { encoding: 'utf8' }).stdout !== 'package.json\n') {
  console.error('The checks list files with git. Install git, and run them in a clone of the repository.')
  process.exit(1)
}
mkdirSync(reportFolder, { recursive: true })
await needChromium()
print(`${stages.length} stages, seed ${values.seed}`)
const ticker = setInterval(() => {
  const running = [...lastLines].map(([{ name }, line]) => `${name}: ${line}`).join(' │ ')
  showStatus(`${elapsedSeconds().toFixed(0)} s, ${endedTests} tests │ ${running}`)
}, 500)
const results = await runStages(stages, (stage) => {
  if (!process.stdout.isTTY) print(`▸ ${stage.title}`)
  lastLines.set(stage, '…')
  return runStage(stage)
})
clearInterval(ticker)
printSummary(results, elapsedSeconds())
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1
