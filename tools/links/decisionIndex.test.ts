import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')

test('the index of decisions has each number once, and a link to each record', () => {
  const records = readdirSync(folder).filter(
    (file) => /^\d{4}-.*\.md$/.test(file) && !file.startsWith('0000'),
  )
  const [, ...sections] = readFileSync(join(folder, 'README.md'), 'utf8').split('\n## ')
  const lines = sections.flatMap((section) => section.split('\n').filter((line) => line.startsWith('- ')))
  const linked = lines.flatMap((line) => /^- \[\d{4}\]\(([^)]+)\)/.exec(line)?.[1] ?? [])
  expect(linked.toSorted()).toEqual(records.toSorted())
  const numbers = lines.flatMap((line) => /^- \[?(\d{4}(?:, \d{4})*)/.exec(line)?.[1]?.split(', ') ?? [])
  const last = Math.max(...records.map((file) => Number(file.slice(0, 4))))
  const all = Array.from({ length: last }, (_, index) => String(index + 1).padStart(4, '0'))
  expect(numbers.toSorted()).toEqual(all)
})
