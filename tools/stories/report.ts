import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reportFolder } from './paths.ts'
import { checkNames, type Visit } from './visit.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Returns the faults of a story, one line each. */
export const listFaults = ({ faults }: Visit): string[] =>
  Object.entries(faults).flatMap(([check, texts]) => texts.map((text) => `${check}: ${text}`))

/** Prints a failed story with the command that runs it alone. */
export function printFailure(visit: Visit): void {
  console.log(`  ✗ ${visit.id}`)
  for (const fault of listFaults(visit)) console.log(`      ${fault.replaceAll('\n', '\n        ')}`)
  console.log(`      again: pnpm stories '^${visit.id}$'`)
}

/** Prints the time of each check and how many faults it found. */
export function printSummary(visits: readonly Visit[]): void {
  for (const check of checkNames) {
    const mine = visits.filter(({ faults }) => faults[check])
    if (mine.length === 0) continue
    const count = mine.reduce((sum, { faults }) => sum + (faults[check]?.length ?? 0), 0)
    const time = mine.reduce((sum, { times }) => sum + (times[check] ?? 0), 0)
    const stops = mine.reduce((sum, visit) => sum + (visit.stops ?? 0), 0)
    const more = check === 'keyboard' ? `, ${stops} stops` : ''
    console.log(`  ${check.padEnd(14)} ${mine.length} stories${more}, ${count} faults, ${seconds(time)}`)
  }
}

/** Writes the result of every story for the runner of all checks. */
export function writeReport(name: string, visits: readonly Visit[]): void {
  const tests = visits.map((visit) => ({
    name: visit.id,
    status: listFaults(visit).length > 0 ? 'failed' : 'passed',
    milliseconds: Math.round(Object.values(visit.times).reduce((sum, time) => sum + time, 0)),
  }))
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(path.join(reportFolder, `${name}.json`), JSON.stringify({ tests }))
}
