import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../shared/runCommand.ts'
import { applyFault } from './edits.ts'
import { formatCheck, stages } from './stages.ts'
import type { Check, Fault } from './types.ts'

/** The result of running the checks of one fault. */
export interface FaultResult {
  fault: Fault
  /** The check that failed because of the fault; null when none did. */
  caughtBy: Check | null
  /** Whether the check exceeded its time limit. */
  isTimedOut: boolean
  seconds: number
}

/** Where checks run. */
export interface RunOptions {
  /** The copy of the repository. */
  root: string
  /** A folder for the output of each run. */
  logs: string
}

/** Seconds that one check may take. */
const LIMIT = 900

const runCheck = (check: Check, name: string, { root, logs }: RunOptions) => {
  mkdirSync(logs, { recursive: true })
  const { command, env } = stages[check.stage].getCommand(check)
  const log = path.join(logs, `${name}.${check.stage}.log`)
  return runCommand(command, { cwd: root, log, limit: LIMIT, env: { FORCE_COLOR: '0', ...env } })
}

/** Returns the checks without repetitions; checks of one stage are joined where the stage can run them together. */
function mergeChecks(checks: readonly Check[]): Check[] {
  const different = [...new Map(checks.map((check) => [formatCheck(check), check])).values()]
  return [...Map.groupBy(different, ({ stage }) => stage).values()].flatMap((parts): Check[] => {
    const [first] = parts
    if (!first) return []
    const { stage } = first
    const { join } = stages[stage]
    const filters = parts.flatMap(({ filter }) => (filter === undefined ? [] : [filter]))
    if (filters.length < parts.length && join) return [{ stage }]
    return join && filters.length > 1 ? [{ stage, filter: join(filters) }] : parts
  })
}

/** Runs checks without any fault and returns those that fail: they cannot show that a fault is found. */
export async function findFailingChecks(checks: readonly Check[], options: RunOptions): Promise<Check[]> {
  const failing: Check[] = []
  for (const [place, check] of mergeChecks(checks).entries()) {
    const { isPassed } = await runCheck(check, `baseline-${place}`, options)
    if (!isPassed) failing.push(check)
  }
  return failing
}

/** Applies a fault, and runs its checks in order until one of them fails. */
export async function runFault(fault: Fault, options: RunOptions): Promise<FaultResult> {
  const revert = applyFault(options.root, fault)
  let seconds = 0
  try {
    for (const [place, check] of [fault.expect, ...(fault.also ?? [])].entries()) {
      const result = await runCheck(check, `${fault.name}-${place}`, options)
      seconds += result.seconds
      if (!result.isPassed) return { fault, caughtBy: check, isTimedOut: result.isTimedOut, seconds }
    }
    return { fault, caughtBy: null, isTimedOut: false, seconds }
  } finally {
    revert()
  }
}
