import type { StageResult, TestResult } from './stage.ts'

const isLive = process.stdout.isTTY
let hasStatus = false

/** Replaces the status line of a terminal; does nothing without one. */
export function showStatus(text: string): void {
  if (!isLive) return
  process.stdout.write(`\r\u001B[K${text.slice(0, (process.stdout.columns ?? 100) - 1)}`)
  hasStatus = true
}

/** Prints a line above the status line. */
export function print(text: string): void {
  if (hasStatus) process.stdout.write('\r\u001B[K')
  hasStatus = false
  console.log(text)
}

const formatSeconds = (value: number) => `${value.toFixed(1)} s`.padStart(9)

function countByStatus(tests: readonly TestResult[]): Record<TestResult['status'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status } of tests) counts[status] += 1
  return counts
}

/** Prints the time of each stage, the ten slowest tests, the command of each failed test, and the totals. */
export function printSummary(results: readonly StageResult[], totalSeconds: number): void {
  const tests = results.flatMap((result) => result.tests)
  print('\nStages')
  for (const { stage, isPassed, seconds, tests: stageTests } of results) {
    const { passed, failed, skipped } = countByStatus(stageTests)
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    print(`  ${isPassed ? '✓' : '✗'} ${stage.title.padEnd(52)}${formatSeconds(seconds)}  ${counts}`)
  }
  print(`    ${'total'.padEnd(52)}${formatSeconds(totalSeconds)}`)
  print('\nSlowest tests')
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10)
  for (const { milliseconds, name } of slowest)
    print(`  ${formatSeconds(milliseconds / 1000)}  ${name.slice(0, 110)}`)
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.length > 0) print('\nFailed tests, with the command that runs each')
  for (const { name, command } of failed) print(`  ✗ ${name}\n    ${command}`)
  const counts = countByStatus(tests)
  print(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
}
