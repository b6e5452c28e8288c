import { stripVTControlCharacters } from 'node:util'
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

const ERROR_LINES = 15

/** Returns the first lines of an error, indented, with the lines of its stack that are in our own files. */
function formatError(error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(?:node_modules|node:)/.test(line))
  return lines
    .slice(0, ERROR_LINES)
    .map((line) => `\n      ${line.slice(0, 300)}`)
    .join('')
}

/** Prints the time of each stage, the ten slowest tests, command and error of each failed test, and the totals. */
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
  if (failed.length > 0) print('\nFailed tests, with the command that runs each and its error')
  for (const { name, command, error } of failed) print(`  ✗ ${name}\n    ${command}${formatError(error)}`)
  const counts = countByStatus(tests)
  print(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
}
