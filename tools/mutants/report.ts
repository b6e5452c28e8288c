import type { FaultResult } from './runFault.ts'
import { formatCheck, getLevel } from './stages.ts'
import type { FaultClass } from './types.ts'

/** A result with the class of its fault. */
export type ClassifiedResult = FaultResult & { kind: FaultClass }

const isCaughtByTest = ({ caughtBy }: FaultResult) => caughtBy !== null && getLevel(caughtBy) === 'test'

/** Formats a result on one line. */
export function formatLine({ fault, caughtBy, isTimedOut, seconds }: FaultResult): string {
  const how = caughtBy
    ? `caught by ${formatCheck(caughtBy)}${caughtBy === fault.expect ? '' : ', not by the expected check'}${isTimedOut ? ', timed out' : ''}`
    : 'MISSED'
  return `${caughtBy ? '✓' : '✗'} ${fault.name}: ${how} (${seconds.toFixed(0)} s)`
}

/** Formats how many faults of each class the two levels catch. */
export function formatTable(results: readonly ClassifiedResult[]): string {
  const row = (name: string, group: readonly ClassifiedResult[]) =>
    [
      name.padEnd(10),
      String(group.length).padStart(6),
      String(group.filter(isCaughtByTest).length).padStart(8),
      String(group.filter(({ caughtBy }) => caughtBy).length).padStart(8),
    ].join(' ')
  const rows = [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, group]) => row(kind, group))
  return [
    `${'class'.padEnd(10)} ${'faults'.padStart(6)} ${'npm test'.padStart(8)} ${'test:all'.padStart(8)}`,
    ...rows,
    row('all', results),
  ].join('\n')
}

/** Formats the results as a Markdown table. */
export const formatMarkdown = (results: readonly ClassifiedResult[]): string =>
  [
    '| class | fault | caught by |',
    '|---|---|---|',
    ...results.map(
      ({ kind, fault, caughtBy }) =>
        `| ${kind} | ${fault.name} | ${caughtBy ? formatCheck(caughtBy).replaceAll('|', '\\|') : '**missed**'} |`,
    ),
  ].join('\n')

/** Share of the faults that `npm test` must catch; `test:all` must catch all of them. */
const MIN_SHARE = 0.9

/** Returns the reasons why a run fails; empty when it passes. The share only applies to a run of all faults. */
export function listFailures(results: readonly ClassifiedResult[], isComplete: boolean): string[] {
  const missed = results.filter(({ caughtBy }) => !caughtBy)
  const share = results.filter(isCaughtByTest).length / results.length
  return [
    ...missed.map(({ fault }) => `${fault.name} is missed by every check: ${fault.what}`),
    ...(isComplete && share < MIN_SHARE
      ? [`npm test catches ${(share * 100).toFixed(0)} % of the faults, ${MIN_SHARE * 100} % at least`]
      : []),
  ]
}
