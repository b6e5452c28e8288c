import type { StageResult, TestResult } from './stage.ts'

const isLive = process.stdout.isTTY
let hasStatus = false

/** Shows what runs now on the last line of a terminal. */
export function showStatus(text: string): void {
  if (!isLive) return
  process.stdout.write(`\r\u001B[K${text.slice(0, (process.stdout.columns ?? 100) - 1)}`)
  hasStatus = true
}

/** Prints a line above the status. */
export function print(text: string): void {
  if (hasStatus) process.stdout.write('\r\u001B[K')
  hasStatus = false
  console.log(text)
}

const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(9)

function countByStatus(tests: readonly TestResult[]): Record<TestResult['status'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status } of tests) counts[status] += 1
  return counts
}

/** Prints the stages with their times, the ten slowest tests, the failed ones with their commands, and the count. */
export function printSummary(results: readonly StageResult[], totalSeconds: number): void {
  const tests = results.flatMap((result) => result.tests)
  print('\nStages')
  for (const { stage, isPassed, seconds: time, tests: mine } of results) {
    const { passed, failed, skipped } = countByStatus(mine)
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    print(`  ${isPassed ? '✓' : '✗'} ${stage.title.padEnd(52)}${seconds(time)}  ${counts}`)
  }
  print(`    ${'in all'.padEnd(52)}${seconds(totalSeconds)}`)
  print('\nSlowest tests')
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10)
  for (const { milliseconds, name } of slowest)
    print(`  ${seconds(milliseconds / 1000)}  ${name.slice(0, 110)}`)
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.length > 0) print('\nFailed; to run one alone')
  for (const { name, command } of failed) print(`  ✗ ${name}\n    ${command}`)
  const counts = countByStatus(tests)
  print(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
}
