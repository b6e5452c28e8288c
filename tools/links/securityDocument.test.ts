import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Returns the tests in the document: a file, followed by titles in quotes. */
function listNamedTests(): { file: string; title: string }[] {
  const parts = text.split(/`([\w./-]+\.test\.tsx?)`/)
  return parts.flatMap((file, index) => {
    if (index % 2 === 0) return []
    const titles = /^:((?:,? "[^"]+"(?: \([^)]*\))?)+)/.exec(parts[index + 1] ?? '')?.[1] ?? ''
    const path = /^(?:apps|packages|tools)\//.test(file) ? file : `apps/api/src/${file}`
    return [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file: path, title }))
  })
}

test('docs/security.md names only tests that exist', () => {
  const named = listNamedTests()
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${title}`)
  })
  expect(missing).toEqual([])
})
