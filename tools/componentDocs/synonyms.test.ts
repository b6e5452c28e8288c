import { expect, test } from 'vitest'
import { addSynonyms, synonyms } from '../../.storybook/synonyms.ts'
import { readComponents } from './readComponents.ts'

const docsEntry = (title: string) => ({
  type: 'docs' as const,
  id: 'a--docs',
  name: 'Docs',
  title,
  importPath: './a.tsx',
  storiesImports: [],
})

test('every component with synonyms has stories', () => {
  const titles = new Set(readComponents().map(({ stories }) => stories.title.split('/').at(-1)))
  expect(Object.keys(synonyms).length).toBeGreaterThan(70)
  expect(Object.keys(synonyms).filter((name) => !titles.has(name))).toEqual([])
})

test.each([
  ['modal', ['Dialog']],
  ['dropdown', ['Menu', 'NativeSelect', 'Select']],
  ['toast', ['NoticeRegion']],
  ['snackbar', ['NoticeRegion', 'ToastRegion']],
  ['loader', ['Spinner']],
  ['pagination', ['Pager']],
  ['drawer', ['MobileMenu']],
  ['autocomplete', ['Combobox']],
  ['wizard', ['Stepper']],
])('the search for %s finds %j', (word, names) => {
  const found = Object.entries(synonyms).filter(([, words]) => words.includes(word))
  expect(found.map(([name]) => name)).toEqual(names)
})

test('adds the synonyms of a component to its documentation page only', () => {
  const story = {
    ...docsEntry('Components/Feedback/Dialog'),
    type: 'story' as const,
    subtype: 'story' as const,
  }
  const { entries } = addSynonyms({
    v: 5,
    entries: { page: docsEntry('Components/Feedback/Dialog'), other: docsEntry('Components/Other'), story },
  })
  const titles = Object.values(entries).map((entry) =>
    'anchors' in entry ? entry.anchors?.map(({ title }) => title) : undefined,
  )
  expect(titles).toEqual([synonyms['Dialog'], undefined, undefined])
})
