import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createComponentDocs, relativizeManifests, writeComponentDocs } from './componentDocs.ts'
import { flattenProps, parseProps } from './parseProps.ts'
import { parseStories } from './parseStories.ts'
import { listComponents, listPublicNames, readComponents } from './readComponents.ts'

const components = readComponents()
const docs = createComponentDocs()
const pages = [...docs].filter(([file]) => file !== 'llms.txt')
const getSection = (page: string, title: string) =>
  page
    .split(/^## /m)
    .find((one) => one.startsWith(`${title}\n`))
    ?.slice(title.length)
    .trim() ?? ''

test('every exported component has a page with its use, import, props and stories', () => {
  const names = [...listComponents().keys()]
  expect(names.length).toBeGreaterThan(150)
  const incomplete = names.filter((name) => {
    const page = docs.get(`docs/${name}.md`) ?? ''
    const sections = ['When to use', 'Props', 'Stories'].map((title) => getSection(page, title))
    return !page.includes(`import { ${name} } from '@plomada/ui/`) || sections.some((text) => text.length < 4)
  })
  expect(incomplete).toEqual([])
})

test('every page starts with the description of its component', () => {
  const missing = components.filter(({ description }) => !/^[A-Z].*\.$/.test(description))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every prop of a page has a type and a description', () => {
  const props = components.flatMap(({ name, props: own }) =>
    own.map((prop) => ({ ...prop, component: name })),
  )
  expect(props.length).toBeGreaterThan(700)
  expect(props.filter(({ type, description }) => !type || !description)).toEqual([])
})

test('pages name the element whose attributes a component accepts', () => {
  expect(getSection(docs.get('docs/TopNav.md') ?? '', 'Props')).toContain("Also: `ElementProps<'header'>`.")
})

test('links of pages and index lead to pages', () => {
  const broken = [...docs].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      const linked = path.posix.join(path.posix.dirname(file), target)
      return docs.has(linked) ? [] : [`${file}: ${target}`]
    }),
  )
  expect(broken).toEqual([])
})

test('the index has one line for each page', () => {
  const lines = (docs.get('llms.txt') ?? '').split('\n').filter((line) => line.startsWith('- ['))
  expect(lines.map((line) => /\]\((docs\/\w+\.md)\): \S/.exec(line)?.[1] ?? line).toSorted()).toEqual(
    pages.map(([file]) => file).toSorted(),
  )
})

test('pages name only components that the library exports', () => {
  const known = listPublicNames()
  const unknown = pages.flatMap(([file, text]) => {
    const guide = text.split('\n## Props\n')[0]?.split('```').at(-1) ?? ''
    return [...guide.matchAll(/`<?([A-Z][a-z]\w+)>?`/g)].flatMap(([, name = '']) =>
      known.has(name) ? [] : [`${file}: ${name}`],
    )
  })
  expect(unknown).toEqual([])
})

test('props include those of combined types without omitted ones', () => {
  const { types } = parseProps(
    'x.ts',
    `interface Base { /** First. */ a: string; /** Second. */ b?: number }
     interface XProps extends Omit<Base, 'a'>, Pick<HTMLAttributes, 'id'> {
       /** Third, with \`code\`.
        * @default 'x | y' */
       c?: 'x | y'
     }`,
  )
  const declared = types.get('XProps')
  if (!declared) throw new Error('XProps is not declared')
  expect(flattenProps(declared, (name) => types.get(name))).toEqual({
    props: [
      {
        name: 'c',
        type: "'x | y'",
        isRequired: false,
        description: 'Third, with `code`.',
        default: "'x | y'",
      },
      { name: 'b', type: 'number', isRequired: false, description: 'Second.', default: '' },
    ],
    external: ["Pick<HTMLAttributes, 'id'>"],
  })
})

test('props of a union are required if all alternatives require them, and exclusions are no props', () => {
  const { types } = parseProps(
    'Tool.tsx',
    `interface Data { /** A. */ rows: string[]; /** B. */ cell: () => string; /** No. */ cells?: undefined }
     interface Cells { /** C. */ rows: number[]; /** D. */ cells: string; /** No. */ cell?: undefined }
     type ToolProps = { label: string } & (Data | Cells)`,
  )
  const { props } = flattenProps(types.get('ToolProps')!, (name) => types.get(name))
  expect(props.map(({ name, isRequired, description }) => `${name} ${isRequired} ${description}`)).toEqual([
    'label true ',
    'rows true A.',
    'cell false B.',
    'cells false D.',
  ])
})

test('stories have the id and the name that Storybook gives them', () => {
  const { title, guide, stories } = parseStories(
    'x.tsx',
    `const guide = { whenToUse: 'For ' + 'tests.', do: ['A'], keyboard: { 'Enter, Space': 'Opens' } }
     const meta = { title: 'Base/Control/X' } satisfies Meta<typeof X>
     export default meta
     /** Opens. */
     export const WithIcon: Story = {}
     export const Second: Story = { name: 'Has another name' }`,
  )
  expect(title).toBe('Base/Control/X')
  expect(guide).toMatchObject({ whenToUse: 'For tests.', do: ['A'], keyboard: { 'Enter, Space': 'Opens' } })
  expect(stories).toEqual([
    { id: 'base-control-x--with-icon', name: 'With Icon', description: 'Opens.' },
    { id: 'base-control-x--second', name: 'Has another name', description: '' },
  ])
})

test('writes the index and the pages, and manifests without the folder of this machine', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'component-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  mkdirSync(path.join(folder, 'manifests'))
  writeFileSync(
    path.join(folder, 'manifests/components.json'),
    '{"definedInFile":"/home/a/repo/packages/X.tsx"}',
  )
  writeComponentDocs(folder)
  relativizeManifests(folder, '/home/a/repo')
  expect(read('llms.txt')).toBe(docs.get('llms.txt'))
  expect(read('docs/Button.md')).toBe(docs.get('docs/Button.md'))
  expect(read('manifests/components.json')).toBe('{"definedInFile":"packages/X.tsx"}')
})
