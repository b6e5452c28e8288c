import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateServerTable } from './serverTable.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'plomada-server-table-'))
  mkdirSync(path.join(dist, 'entry'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Writes a built component with a directive or not, and the declarations of its props. */
function build(
  name: string,
  { isClient = false, types, folder = 'base' }: { isClient?: boolean; types: string; folder?: string },
) {
  mkdirSync(path.join(dist, folder), { recursive: true })
  writeFileSync(path.join(dist, `entry/${name}.js`), `export { ${name} } from "../${folder}/${name}.js";\n`)
  writeFileSync(path.join(dist, folder, `${name}.js`), isClient ? '"use client";\n' : '')
  writeFileSync(path.join(dist, folder, `${name}.d.ts`), types)
}

const readme = ['server', 'server marketplace']
  .map(
    (name) =>
      `<!-- ${name}: written by \`node tools/packageCheck/packageCheck.ts --update\` -->\n\n<!-- /${name} -->\n`,
  )
  .join('\n')
const readRow = (start: string) =>
  updateServerTable(readme, dist)
    ?.split('\n')
    .find((line) => line.startsWith(`| ${start}`))

test('lists components by directive', () => {
  build('Text', { types: 'interface TextProps {\n  size?: string;\n}\n' })
  build('Button', { isClient: true, types: 'interface ButtonProps {\n  onClick?: () => void;\n}\n' })
  expect(readRow('server and client')).toContain('| `Text` |')
  expect(readRow('client, also')).toContain('| `Button` |')
})

test.each([
  ['of its own', 'interface ListProps {\n  /** Called. */\n  onEnd: () => void;\n}\n'],
  [
    'of a generic interface',
    'interface ListProps<Row extends {\n  id: number;\n}> {\n  render: (row: Row) => string;\n}\n',
  ],
  [
    'in the items of an array',
    'interface Item {\n  onPress: () => void;\n}\ninterface ListProps {\n  items: readonly Item[];\n}\n',
  ],
  [
    'of a type that it extends',
    'interface BaseProps {\n  onEnd: () => void;\n}\ninterface ListProps extends BaseProps {\n  label: string;\n}\n',
  ],
])('a component with a required function %s needs a client component around it', (_where, types) => {
  build('List', { types })
  expect(readRow('only within')).toContain('| `List` |')
})

test('a function that a type leaves out counts as missing', () => {
  const base = 'interface BaseProps {\n  onEnd: () => void;\n  label: string;\n}\n'
  build('List', { types: `${base}interface ListProps extends Pick<BaseProps, 'label'> {\n}\n` })
  expect(readRow('server and client')).toContain('| `List` |')
})

test.each([
  [
    'data instead of a function',
    '{\n  render: () => string;\n} | {\n  text: string;\n}',
    'server and client',
  ],
  ['a function in every case', '{\n  render: () => string;\n} | {\n  onEnd: () => void;\n}', 'only within'],
  ['undefined instead of a function', '{\n  onEnd: (() => void) | undefined;\n}', 'server and client'],
])('a union with %s is classified by its alternatives', (_what, alternatives, row) => {
  build('List', {
    types: `interface BaseProps {\n  label: string;\n}\ntype ListProps = BaseProps & (${alternatives});\n`,
  })
  expect(readRow(row)).toContain('| `List` |')
})

test('lists the components of the marketplace in a table of their own', () => {
  build('Text', { types: 'interface TextProps {\n  size?: string;\n}\n' })
  build('OfferCard', { folder: 'offer', types: 'interface OfferCardProps {\n  id: string;\n}\n' })
  const [general = '', marketplace = ''] = updateServerTable(readme, dist)?.split('<!-- /server -->') ?? []
  expect(general).toContain('| `Text` |')
  expect(general).not.toContain('OfferCard')
  expect(marketplace).toContain('| `OfferCard` |')
})

test('returns null for a README without a place for the table', () => {
  expect(updateServerTable('# ui\n', dist)).toBeNull()
})
