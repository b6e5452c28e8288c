import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { plant } from './edits.ts'
import { run } from './process.ts'
import { type Command, nameOf, stages } from './stages.ts'
import type { Check, Fault } from './types.ts'

/** What became of one fault. */
export interface Verdict {
  fault: Fault
  /** The check that failed because of the fault; null when none did. */
  caughtBy: Check | null
  /** Whether the check ran into its limit of time instead of failing. */
  isTimedOut: boolean
  seconds: number
}

/** Where and how checks run. */
export interface Bench {
  /** The scratch copy. */
  root: string
  /** A folder for the output of each run. */
  logs: string
  /** The command of a check. @default the one of `stages.ts` */
  commandOf?: (check: Check) => Command
  /** Seconds that one check may take. @default 900 */
  limit?: number
}

const runCheck = (check: Check, name: string, { root, logs, commandOf, limit = 900 }: Bench) => {
  mkdirSync(logs, { recursive: true })
  const log = path.join(logs, `${name}.${check.stage}.log`)
  rmSync(log, { force: true })
  return run((commandOf ?? stages[check.stage].command)(check), { cwd: root, log, limit })
}

/** The checks of some faults, each part once; the parts of a stage together where it can run them together. */
function jointChecks(checks: readonly Check[]): Check[] {
  const different = [...new Map(checks.map((check) => [nameOf(check), check])).values()]
  const kindOf = ({ stage, isOnPostgres = false }: Check) => `${stage} ${isOnPostgres}`
  return [...Map.groupBy(different, kindOf).values()].flatMap((parts): Check[] => {
    const [first] = parts
    if (!first) return []
    const { stage, isOnPostgres = false } = first
    const { join } = stages[stage]
    const filters = parts.flatMap(({ filter }) => (filter === undefined ? [] : [filter]))
    if (filters.length < parts.length && join) return [{ stage, isOnPostgres }]
    return join && filters.length > 1 ? [{ stage, isOnPostgres, filter: join(filters) }] : parts
  })
}

/** Runs checks without any fault and returns those that fail: what fails by itself finds nothing. */
export async function failingByThemselves(checks: readonly Check[], bench: Bench): Promise<Check[]> {
  const failing: Check[] = []
  for (const [place, check] of jointChecks(checks).entries()) {
    const { isOk } = await runCheck(check, `baseline-${place}`, bench)
    if (!isOk) failing.push(check)
  }
  return failing
}

/** Plants a fault and runs its checks one after the other until one of them fails. */
export async function judge(fault: Fault, bench: Bench): Promise<Verdict> {
  const uproot = plant(bench.root, fault)
  let seconds = 0
  try {
    for (const [place, check] of [fault.expect, ...(fault.also ?? [])].entries()) {
      const outcome = await runCheck(check, `${fault.name}-${place}`, bench)
      seconds += outcome.seconds
      if (!outcome.isOk) return { fault, caughtBy: check, isTimedOut: outcome.isTimedOut, seconds }
    }
    return { fault, caughtBy: null, isTimedOut: false, seconds }
  } finally {
    uproot()
  }
}
