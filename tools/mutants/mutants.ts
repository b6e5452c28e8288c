/**
 * Injects faults one at a time into a copy of the repository, and runs the checks that should find each.
 * `--only=<class or name>,…` selects faults, `--list` prints them, `--markdown=<file>` writes the results as a table,
 * and `--without-baseline` skips the run of the checks without any fault.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endAll } from '../shared/runCommand.ts'
import { findMismatches } from './edits.ts'
import { faults } from './faults/index.ts'
import { type ClassifiedResult, formatLine, formatMarkdown, formatTable, listFailures } from './report.ts'
import { createCopy } from './repositoryCopy.ts'
import { findFailingChecks, runFault } from './runFault.ts'
import { formatCheck } from './stages.ts'
import type { FaultClass } from './types.ts'

const repository = path.join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean' },
    markdown: { type: 'string' },
    'without-baseline': { type: 'boolean' },
  },
})
const wanted = values.only?.split(',')
const chosen = Object.entries(faults).flatMap(([kind, of]) =>
  of
    .filter(({ name }) => !wanted || wanted.includes(kind) || wanted.includes(name))
    .map((fault) => ({ kind: kind as FaultClass, fault })),
)

function exitWithErrors(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(2)
}

if (chosen.length === 0) exitWithErrors([`No fault and no class is called ${wanted?.join(' or ')}.`])
const names = Object.values(faults).flatMap((of) => of.map(({ name }) => name))
const repeated = names.filter((name, place) => names.indexOf(name) !== place)
if (repeated.length > 0) exitWithErrors([`Two faults have the same name: ${repeated.join(', ')}`])
const mismatches = chosen.flatMap(({ fault }) => findMismatches(repository, fault))
if (mismatches.length > 0) exitWithErrors(mismatches)

if (values.list) {
  for (const { kind, fault } of chosen)
    console.log(`${kind}: ${fault.name} (${formatCheck(fault.expect)})\n  ${fault.what}`)
  process.exit(0)
}

const checks = chosen.flatMap(({ fault }) => [fault.expect, ...(fault.also ?? [])])

console.log('Copying and installing the repository…')
const copy = createCopy(repository)
const cleanUpAndExit = (code: number): never => {
  endAll('SIGKILL')
  copy.remove()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cleanUpAndExit(130))

const options = {
  root: copy.root,
  logs: path.join(repository, 'node_modules/.plomada-reports/mutants'),
}
try {
  if (!values['without-baseline']) {
    console.log('Running the checks without any fault…')
    const failing = await findFailingChecks(checks, options)
    for (const check of failing) console.error(`Fails without any fault: ${formatCheck(check)}`)
    if (failing.length > 0) {
      console.error(`The output is in ${options.logs}.`)
      cleanUpAndExit(2)
    }
  }
  const results: ClassifiedResult[] = []
  for (const { kind, fault } of chosen) {
    const result = await runFault(fault, options)
    results.push({ ...result, kind })
    console.log(`${`${results.length}/${chosen.length}`.padStart(6)} ${formatLine(result)}`)
  }
  console.log(`\n${formatTable(results)}`)
  if (values.markdown !== undefined) writeFileSync(values.markdown, `${formatMarkdown(results)}\n`)
  const failures = listFailures(results, !wanted)
  for (const failure of failures) console.error(failure)
  cleanUpAndExit(failures.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error)
  cleanUpAndExit(2)
}
