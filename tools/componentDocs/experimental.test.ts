import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseFile } from '../shared/parseFile.ts'
import { listComponents, readComponents } from './readComponents.ts'

const root = path.join(import.meta.dirname, '../..')
const general = /^(base|form|filter|layout|navigation)\//

/** Returns the files of an app or library, without tests and stories. */
const listFiles = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|node_modules|testing\//.test(file))
    .map((file) => path.join(root, folder, file))

/** Returns the names that a file imports, and those of the files that it loads lazily. */
const listImports = (file: string) =>
  parseFile(file, readFileSync(file, 'utf8')).imports.flatMap(({ specifier, names, isType }) =>
    isType ? [] : names.map((name) => (name === '*' ? path.basename(specifier, '.tsx') : name)),
  )

test('a general component is experimental exactly if no page and no example app uses it', () => {
  const library = listFiles('packages/ui/src')
  const isGeneral = (file: string) => general.test(path.relative(path.join(root, 'packages/ui/src'), file))
  const apps = [...listFiles('apps/web/src'), ...listFiles('examples')]
  const queue = [...apps, ...library.filter((file) => !isGeneral(file))].flatMap(listImports)
  const byName = Map.groupBy(library.filter(isGeneral), (file) => path.basename(file).replace(/\.tsx?$/, ''))
  const used = new Set<string>()
  for (const name of queue) {
    if (used.has(name)) continue
    used.add(name)
    queue.push(...(byName.get(name) ?? []).flatMap(listImports))
  }
  const unused = [...listComponents()].filter(([name, { file }]) => general.test(file) && !used.has(name))
  const experimental = readComponents().filter(({ stories }) => stories.guide.status === 'experimental')
  expect(experimental.map(({ name }) => name)).toEqual(unused.map(([name]) => name).toSorted())
})
