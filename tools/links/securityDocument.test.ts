import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Returns the tests that a document names: a file, followed by titles in quotes. */
function listNamedTests(document: string): { file: string; title: string }[] {
  const text = readFileSync(join(root, document), 'utf8')
  const parts = text.split(/`([\w./-]+\.(?:test|fault)\.tsx?)`/)
  return parts.flatMap((file, index) => {
    if (index % 2 === 0) return []
    const titles = /^:((?:,? "[^"]+"(?: \([^)]*\))?)+)/.exec(parts[index + 1] ?? '')?.[1] ?? ''
    const folder = file.startsWith('faults/') ? 'apps/api' : 'apps/api/src'
    const path = /^(?:apps|packages|tools)\//.test(file) ? file : `${folder}/${file}`
    return [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file: path, title }))
  })
}

test.each([
  ['docs/security.md', 100],
  ['docs/how-to/deploy.md', 3],
])('%s names only tests that exist, at least %i', (document, least) => {
  const named = listNamedTests(document)
  expect(named.length).toBeGreaterThanOrEqual(least)
  const missing = named.filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${title}`)
  })
  expect(missing).toEqual([])
})

test('every sentence that docs/security.md promises is a text of the product', () => {
  const [, section = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split('## Sentences about')
  const sentences = [...section.matchAll(/^\| «([^»]+)»/gm)].map(([, sentence = '']) => sentence)
  expect(sentences.length).toBeGreaterThanOrEqual(25)
  const files = [
    ...globSync('packages/ui/src/**/*.messages.ts', { cwd: root }),
    ...globSync('packages/domain/src/**/*.ts', { cwd: root }),
  ]
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  expect(sentences.filter((sentence) => !texts.includes(sentence))).toEqual([])
})
