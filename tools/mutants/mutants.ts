/**
 * Plants faults one by one in a copy of the repository and runs, for each, only the checks that are expected to find
 * it. `--only=<class or name>,…` takes some of them, `--list` prints them, `--markdown=<file>` writes the table, and
 * `--without-baseline` trusts that the checks pass without any fault, as an earlier run has shown.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { misfits } from './edits.ts'
import { faults } from './faults/index.ts'
import { failingByThemselves, judge } from './judge.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { endAll } from './process.ts'
import { type Classed, failuresOf, lineOf, markdownOf, tableOf } from './report.ts'
import { makeScratch } from './scratch.ts'
import { nameOf } from './stages.ts'
import type { FaultClass } from './types.ts'

const repository = path.join(import.meta.dirname, '../..')
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

const wanted = option('only')?.split(',')
const chosen = Object.entries(faults).flatMap(([kind, of]) =>
  of
    .filter(({ name }) => !wanted || wanted.includes(kind) || wanted.includes(name))
    .map((fault) => ({ kind: kind as FaultClass, fault })),
)

/** Prints what is wrong and ends. */
function stop(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(2)
}

if (chosen.length === 0) stop([`No fault and no class is called ${wanted?.join(' or ')}.`])
const names = Object.values(faults).flatMap((of) => of.map(({ name }) => name))
const repeated = names.filter((name, place) => names.indexOf(name) !== place)
if (repeated.length > 0) stop([`Two faults have the same name: ${repeated.join(', ')}`])
const wrong = chosen.flatMap(({ fault }) => misfits(repository, fault))
if (wrong.length > 0) stop(wrong)

if (process.argv.includes('--list')) {
  for (const { kind, fault } of chosen)
    console.log(`${kind}: ${fault.name} (${nameOf(fault.expect)})\n  ${fault.what}`)
  process.exit(0)
}

const checks = chosen.flatMap(({ fault }) => [fault.expect, ...(fault.also ?? [])])

console.log('Copying and installing the repository…')
const scratch = makeScratch(repository)
let postgres: Postgres | null = null
const leave = (code: number): never => {
  endAll('SIGKILL')
  scratch.remove()
  postgres?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(130))

const bench = {
  root: scratch.root,
  logs: path.join(repository, 'node_modules/.plomada-reports/mutants'),
}
try {
  if (checks.some(({ isOnPostgres }) => isOnPostgres)) {
    postgres = await startPostgres()
    if (!postgres)
      throw new Error('Some faults are found on PostgreSQL alone: install it or set TEST_DATABASE_URL.')
    process.env['MUTANTS_POSTGRES'] = postgres.url
  }
  const isTrusted = process.argv.includes('--without-baseline')
  if (!isTrusted) console.log('Running the checks without any fault…')
  const failing = isTrusted ? [] : await failingByThemselves(checks, bench)
  if (failing.length > 0) {
    for (const check of failing) console.error(`Fails without any fault: ${nameOf(check)}`)
    console.error(`The output is in ${bench.logs}.`)
    leave(2)
  }
  const verdicts: Classed[] = []
  for (const { kind, fault } of chosen) {
    const verdict = await judge(fault, bench)
    verdicts.push({ ...verdict, kind })
    console.log(`${`${verdicts.length}/${chosen.length}`.padStart(6)} ${lineOf(verdict)}`)
  }
  console.log(`\n${tableOf(verdicts)}`)
  const file = option('markdown')
  if (file !== undefined) writeFileSync(file, `${markdownOf(verdicts)}\n`)
  const failures = failuresOf(verdicts, !wanted)
  for (const failure of failures) console.error(failure)
  leave(failures.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error)
  leave(2)
}
