import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reportFolder } from './paths.ts'
import { checkNames, type Visit } from './visit.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Lists the problems of a story. */
export const listProblems = ({ problems }: Visit): string[] =>
  Object.entries(problems).flatMap(([check, texts]) => texts.map((text) => `${check}: ${text}`))

/** Prints the problems of a story, and the command that runs only that story. */
export function printFailure(visit: Visit): void {
  console.log(`  ✗ ${visit.id}`)
  for (const problem of listProblems(visit)) console.log(`      ${problem.replaceAll('\n', '\n        ')}`)
  const script = visit.problems.picture?.length ? 'stories --checks=pictures' : 'stories'
  console.log(`      to repeat: pnpm ${script} '^${visit.id}$'`)
}

/** Prints the duration and the number of problems of each check. */
export function printSummary(visits: readonly Visit[]): void {
  for (const check of checkNames) {
    const checked = visits.filter(({ problems }) => problems[check])
    if (checked.length === 0) continue
    const count = checked.reduce((sum, { problems }) => sum + (problems[check]?.length ?? 0), 0)
    const time = checked.reduce((sum, { times }) => sum + (times[check] ?? 0), 0)
    const stops = checked.reduce((sum, visit) => sum + (visit.stops ?? 0), 0)
    const more = check === 'keyboard' ? `, ${stops} stops` : ''
    console.log(`  ${check.padEnd(14)} ${checked.length} stories${more}, ${count} problems, ${seconds(time)}`)
  }
}

/** Writes the results as JSON for `tools/check`. */
export function writeReport(name: string, visits: readonly Visit[]): void {
  const tests = visits.map((visit) => ({
    name: visit.id,
    status: listProblems(visit).length > 0 ? 'failed' : 'passed',
    milliseconds: Math.round(Object.values(visit.times).reduce((sum, time) => sum + time, 0)),
    error: listProblems(visit).join('\n'),
  }))
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(path.join(reportFolder, `${name}.json`), JSON.stringify({ tests }))
}
