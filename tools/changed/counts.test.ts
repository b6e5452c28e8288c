import { describe, expect, test } from 'vitest'
import { readCounts } from './counts.ts'

describe('test counts', () => {
  test.each([
    ['vitest', ' Test Files  1 passed (1)\n      Tests  1 failed | 3 passed | 2 skipped (6)\n', [3, 1, 2]],
    ['Playwright', '  1 failed\n    [desktop] a.e2e.ts\n  1 flaky\n  4 passed (1.2m)\n', [4, 2, 0]],
    ['tools of this repository', 'a 9 passed\n40 passed, 1 failed, 3 skipped\n', [40, 1, 3]],
  ])('are read from the output of %s', (_, output, counts) => {
    expect(Object.values(readCounts(output, counts[1] !== 0))).toEqual(counts)
  })

  test('are one check when the command runs no tests', () => {
    expect(readCounts('fine', false)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(readCounts('error', true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('include a failure when a run fails without a failing test', () => {
    expect(readCounts('      Tests  3 passed (3)\n', true)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })
})
