/** Reads the number of passed tests from the output of a test runner. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const sumCounts = (text: string, word: string) =>
  [...text.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].reduce((sum, [, count]) => sum + Number(count), 0)

/** Returns the summary of Vitest (`Tests  2 failed | 3 passed (5)`), of Playwright or of a tool of this repository. */
function findSummary(output: string): string {
  const own = output.match(/^\d+ passed, \d+ failed, \d+ skipped$/gm)?.at(-1)
  const vitest = output.match(/^\s*Tests {2}.*$/gm)?.at(-1)
  const playwright = output.match(/^ {2}\d+ (passed|failed|skipped|flaky|did not run)\b.*$/gm)?.join('\n')
  return own ?? vitest ?? playwright ?? ''
}

/** Returns the counts of an output; a command that runs no tests counts as one check. */
export function readCounts(output: string, hasFailed: boolean): Counts {
  const summary = findSummary(output)
  const failed = sumCounts(summary, 'failed') + sumCounts(summary, 'flaky')
  return {
    passed: summary ? sumCounts(summary, 'passed') : Number(!hasFailed),
    // A run can fail without a failing test, when a file does not load.
    failed: hasFailed ? Math.max(failed, 1) : failed,
    skipped: sumCounts(summary, 'skipped'),
  }
}
