import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../shared/listFiles.ts'

const root = join(import.meta.dirname, '../..')
const number = (row: string) => Number(row.slice(2))
const format = (row: number) => `P-${String(row).padStart(3, '0')}`

/** Lists the rows that a text names: `P-001`, or each row of `P-001..P-003`. */
function listNamedRows(text: string): string[] {
  return [...text.matchAll(/(P-\d{3})(?:\.\.(P-\d{3}))?/g)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: number(last) - number(first) + 1 }, (_, index) => format(number(first) + index)),
  )
}

test('each row of docs/product.md is unique and named by a test, and tests name no other rows', () => {
  const rows = [...readFileSync(join(root, 'docs/product.md'), 'utf8').matchAll(/^\| (P-\d{3}) \|/gm)].map(
    ([, row = '']) => row,
  )
  const tests = listFiles('*.test.ts', '*.test.tsx', '*.e2e.ts', '*.fault.ts', '*.stories.tsx').filter(
    (file) => !file.endsWith('productRows.test.ts'),
  )
  const named = new Set(tests.flatMap((file) => listNamedRows(readFileSync(join(root, file), 'utf8'))))
  // Sections are in the order of their subjects.
  const sorted = rows.toSorted()
  expect(sorted).toEqual([...new Set(sorted)])
  expect([...named].toSorted()).toEqual(sorted)
})
