import type { Verdict } from './judge.ts'
import { levelOf, nameOf } from './stages.ts'
import type { FaultClass } from './types.ts'

/** A verdict with the class of its fault. */
export type Classed = Verdict & { kind: FaultClass }

/** Whether a check of `npm test` found the fault. */
const isCaughtByTest = ({ caughtBy }: Verdict) => caughtBy !== null && levelOf(caughtBy) === 'test'

/** One line about one fault. */
export function lineOf({ fault, caughtBy, isTimedOut, seconds }: Verdict): string {
  const how = caughtBy
    ? `caught by ${nameOf(caughtBy)}${caughtBy === fault.expect ? '' : ', not by the expected check'}${isTimedOut ? ', timed out' : ''}`
    : 'MISSED'
  return `${caughtBy ? '✓' : '✗'} ${fault.name}: ${how} (${seconds.toFixed(0)} s)`
}

/** The table of classes: how many faults, and how many each level catches. */
export function tableOf(verdicts: readonly Classed[]): string {
  const row = (name: string, of: readonly Classed[]) =>
    [
      name.padEnd(10),
      String(of.length).padStart(6),
      String(of.filter(isCaughtByTest).length).padStart(8),
      String(of.filter(({ caughtBy }) => caughtBy).length).padStart(8),
    ].join(' ')
  const rows = [...Map.groupBy(verdicts, ({ kind }) => kind)].map(([kind, of]) => row(kind, of))
  return [
    `${'class'.padEnd(10)} ${'faults'.padStart(6)} ${'npm test'.padStart(8)} ${'test:all'.padStart(8)}`,
    ...rows,
    row('all', verdicts),
  ].join('\n')
}

/** Rows of a Markdown table: the fault, what it does and the check that caught it. */
export const markdownOf = (verdicts: readonly Classed[]): string =>
  [
    '| class | fault | caught by |',
    '|---|---|---|',
    ...verdicts.map(
      ({ kind, fault, caughtBy }) =>
        `| ${kind} | ${fault.name} | ${caughtBy ? nameOf(caughtBy).replaceAll('|', '\\|') : '**missed**'} |`,
    ),
  ].join('\n')

/** Share of the faults that `npm test` has to catch; `test:all` has to catch all of them. */
const LEAST_SHARE = 0.9

/** Why the run fails, one sentence for each reason; empty when it passes. A share is only asked of all faults. */
export function failuresOf(verdicts: readonly Classed[], isComplete: boolean): string[] {
  const missed = verdicts.filter(({ caughtBy }) => !caughtBy)
  const share = verdicts.filter(isCaughtByTest).length / verdicts.length
  return [
    ...missed.map(({ fault }) => `${fault.name} is missed by every check: ${fault.what}`),
    ...(isComplete && share < LEAST_SHARE
      ? [`npm test catches ${(share * 100).toFixed(0)} % of the faults, ${LEAST_SHARE * 100} % at least`]
      : []),
  ]
}
