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
const pages = [...docs].filter(([file]) => file.startsWith('docs/'))
const getSection = (page: string, title: string) =>
  page
    .split(/^## /m)
    .find((one) => one.startsWith(`${title}\n`))
    ?.slice(title.length)
    .trim() ?? ''

test('every exported component has a page with its import, props and stories', () => {
  const names = [...listComponents().keys()]
  expect(names.length).toBeGreaterThan(150)
  const incomplete = names.filter((name) => {
    const page = docs.get(`docs/${name}.md`) ?? ''
    const sections = ['Props', 'Stories'].map((title) => getSection(page, title))
    return !page.includes(`import { ${name} } from '@plomada/ui/`) || sections.some((text) => text.length < 4)
  })
  expect(incomplete).toEqual([])
})

test('a page says when to use its component unless its description does', () => {
  const withUse = pages.filter(([, page]) => getSection(page, 'When to use') !== '')
  expect(withUse.length).toBeGreaterThan(150)
  expect(getSection(docs.get('docs/Button.md') ?? '', 'When to use')).toBe('')
  expect(getSection(docs.get('docs/Dialog.md') ?? '', 'When to use')).toContain('short task')
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
    [...text.matchAll(/\]\((?!https:|#)([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      const linked = path.posix.join(path.posix.dirname(file), target)
      return docs.has(linked) ? [] : [`${file}: ${target}`]
    }),
  )
  expect(broken).toEqual([])
})

/** Returns the pages that an index lists. */
const readIndex = (file: string) =>
  [...(docs.get(file) ?? '').matchAll(/^- \[\w+\]\((docs\/\w+\.md)\): \S/gm)].map(([, page = '']) => page)

test('the two indexes have one line for each page', () => {
  expect([...readIndex('llms.txt'), ...readIndex('llms-marketplace.txt')].toSorted()).toEqual(
    pages.map(([file]) => file).toSorted(),
  )
})

test('the first index has the general library alone', () => {
  const index = readIndex('llms.txt')
  expect(index.length).toBeGreaterThan(80)
  expect(components.filter(({ name, isGeneral }) => index.includes(`docs/${name}.md`) !== isGeneral)).toEqual(
    [],
  )
  expect(docs.get('llms.txt')).not.toMatch(/an offer|pesos|PlomadaProvider|the product/i)
})

test('pages of the general library are in English and not about the marketplace', () => {
  const found = components.flatMap(({ name, isGeneral }) => {
    const [text = ''] = (docs.get(`docs/${name}.md`) ?? '').split('\n## Stories\n')
    // Names of tones and of the parts of the marketplace are code.
    const words = text.replace(/`[^`]*`/g, '')
    const pattern =
      /[áéíóúñ¿¡]|\b(pesos?|an offer|offers of|trades?|applicants?|professionals?|marketplace|the product)\b/gi
    return isGeneral && name !== 'Provider'
      ? (words.match(pattern) ?? []).map((word) => `${name}: ${word}`)
      : []
  })
  expect(found).toEqual([])
})

test('every component of the general library is in a group below Components or Patterns', () => {
  const groups = [...(docs.get('llms.txt') ?? '').matchAll(/^## (?!Start|Optional)(.*)$/gm)]
  expect(groups.length).toBeGreaterThan(8)
  expect(
    groups.flatMap(([, title = '']) => (/^(Components|Patterns) \/ \w+$/.test(title) ? [] : title)),
  ).toEqual([])
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
