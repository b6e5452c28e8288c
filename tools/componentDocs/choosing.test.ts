import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatCases, formatSizes } from './choosing.ts'
import { createComponentDocs } from './componentDocs.ts'
import { listPublicNames } from './readComponents.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const page = createComponentDocs().get('choosing.md') ?? ''

test('the page on choosing has the measured sizes and the cases of six libraries', () => {
  expect(page).not.toContain('<!--')
  expect(page).toContain(
    formatSizes(JSON.parse(read('.storybook/docs/weights.json')) as Parameters<typeof formatSizes>[0]),
  )
  const rows = formatCases(read('docs/library-cases.md')).split('\n').slice(2)
  expect(rows).toHaveLength(6)
  for (const row of rows) {
    expect(row).toMatch(/^\| [\w ]+ \| [1-9]\d* \| [1-9]\d* \| \d+ \|$/)
    expect(page).toContain(row)
  }
})

test('counts each report, and the cases that were wrong', () => {
  const table = formatCases(
    '| source | what | result | test |\n|---|---|---|---|\n| mui/mui-x #1, #2: a | b | mended: c | d |\n| mui/mui-x #3, heroui-inc/heroui #4: a | b | right; mended: c | d |\n| mui/base-ui#5 | b | right | d |\n',
  )
  expect(table).toContain('| MUI | 4 | 3 | 2 |')
  expect(table).toContain('| HeroUI | 1 | 1 | 1 |')
})

test('what the page says to be missing is not exported', () => {
  const names = [...listPublicNames()]
  expect(names.filter((name) => /^(DataGrid|Tree|RichText|ColorPicker|Sortable)/.test(name))).toEqual([])
})

test('the browsers and the version of Node in the README are those of package.json', () => {
  const { browserslist, engines } = JSON.parse(read('packages/ui/package.json')) as {
    browserslist: string[]
    engines: { node: string }
  }
  const readme = read('packages/ui/README.md')
  const versions = Object.fromEntries(browserslist.map((one) => one.split(' >= ')))
  expect(readme).toContain(`| Chrome and Edge | ${versions['chrome']} |`)
  expect(versions['edge']).toBe(versions['chrome'])
  expect(readme).toContain(`| Firefox | ${versions['firefox']} |`)
  expect(readme).toContain(`| Safari | ${versions['safari']} |`)
  expect(`>=${/\| Node, for servers and tests \| (\d+) \|/.exec(readme)?.[1]}`).toBe(engines.node)
})
