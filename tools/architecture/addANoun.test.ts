import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const noun = 'favorite'

/** Documents, migrations and generated lists name every noun. */
const isExempt = (file: string) =>
  /\.(md|mdx)$|\/migrations\/|^packages\/ui\/(baselines\/|status\.json)/.test(file) ||
  file === path.relative(root, import.meta.filename)
const isOwn = (file: string) => new RegExp(`/${noun}s?[./]`).test(file)

test('a noun is named only in its own files and in those that docs/how-to/add-a-noun.md lists', () => {
  const howTo = readFileSync(path.join(root, 'docs/how-to/add-a-noun.md'), 'utf8')
  const [, shared = ''] = howTo.split('## Shared files')
  const listed = [...shared.matchAll(/^\| `(\S+)` \|/gm)].map(([, file = '']) => file)
  const output = execFileSync('git', ['grep', '--untracked', '-liI', noun], { cwd: root, encoding: 'utf8' })
  const naming = output.split('\n').filter((file) => file && !isExempt(file) && !isOwn(file))
  expect(naming.toSorted()).toEqual(listed.toSorted())
  expect(listed.length).toBeLessThanOrEqual(8)
})
