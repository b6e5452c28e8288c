import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import jscodeshift from 'jscodeshift'
import { expect, test } from 'vitest'
import language from './language.json'
import plainNames from './plain-names.json'
import { createTransform, type Renames } from './transform.ts'

const root = path.join(import.meta.dirname, '../..')
const fixtures = path.join(import.meta.dirname, 'fixtures')
const read = (name: string) => readFileSync(path.join(fixtures, name), 'utf8')

/** Runs the transform; returns the source unchanged when there is nothing to rename. */
function run(table: Renames, source: string) {
  const reports: string[] = []
  const j = jscodeshift.withParser('tsx')
  const report = (text: string) => reports.push(text)
  const api = { jscodeshift: j, j, stats: () => undefined, report }
  return { text: createTransform(table)({ path: 'file.tsx', source }, api) ?? source, reports }
}

const cases = readdirSync(fixtures).flatMap((file) => /^(\w+)\.before\.txt$/.exec(file)?.[1] ?? [])

test.each(cases)('renames the names of the last version in %s and keeps the rest', (name) => {
  const table: Renames = name === 'language' ? language : plainNames
  const { text } = run(table, read(`${name}.before.txt`))
  expect(text).toBe(read(`${name}.after.txt`))
})

test.each(cases.filter((name) => name !== 'language'))('changes nothing in %s the second time', (name) => {
  const after = read(`${name}.after.txt`)
  expect(run(plainNames, after).text).toBe(after)
})

test('reports names that need a change by hand', () => {
  const { reports } = run(language, "import { formatDay } from '@plomada/ui'\n")
  expect(reports).toEqual(['file.tsx: `formatDay` was replaced by `useFormats().day(date)`.'])
})

test('leaves a variable of an inner scope alone', () => {
  const source = "import { pesos } from '@plomada/domain'\nconst f = (pesos) => pesos + 1\npesos(2)\n"
  expect(run(plainNames, source).text).toBe(
    "import { formatPesos } from '@plomada/domain'\nconst f = (pesos) => pesos + 1\nformatPesos(2)\n",
  )
})

test('leaves names of other packages alone', () => {
  const source = "import { call, Cards } from './own'\ncall({ who: 1 })\nconst a = <Cards of={[]} />\n"
  expect(run(plainNames, source).text).toBe(source)
})

test('the table has every rename of exports that the release notes list', () => {
  const files = ['.changeset/plain-names.md', 'packages/ui/CHANGELOG.md'].map((file) => path.join(root, file))
  const notes = files
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const rows = [...notes.matchAll(/^\| `(@plomada\/[\w/]+)` \| `(\w+)` \| `(\w+)` \|$/gm)]
  expect(rows.length).toBeGreaterThan(130)
  const tables: Record<string, Record<string, string>> = plainNames.exports
  expect(rows.filter(([, entry = '', before = '', now]) => tables[entry]?.[before] !== now)).toEqual([])
})
