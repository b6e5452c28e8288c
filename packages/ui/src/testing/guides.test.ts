import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

// Read as text: what the pages draw is the very file, and no browser is needed to see whether it is there.
const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../screens/**', '!../testing/**', '!../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
const files = Object.keys(sources).filter((file) => file.endsWith('.stories.tsx'))

/** The guide of a story file: what stands in the braces of `const guide: Guide = { … }`, by name. */
function guideOf(file: string): Map<string, ESTree.Expression> {
  const statements = parseSync(file, sources[file] ?? '').program.body
  const declared = statements.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
  const guide = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'guide')?.init
  return new Map(guide?.type === 'ObjectExpression' ? membersOf(guide) : [])
}
const membersOf = ({ properties }: ESTree.ObjectExpression): [string, ESTree.Expression][] =>
  properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value]] : [],
  )

/** A sentence, a list of sentences or a table that has something in it. */
function isFilled(value: ESTree.Expression | null | undefined): boolean {
  if (value?.type === 'Literal') return typeof value.value === 'string' && value.value.trim() !== ''
  if (value?.type === 'ArrayExpression')
    return (
      value.elements.length > 0 && value.elements.every((one) => one?.type === 'Literal' && isFilled(one))
    )
  if (value?.type === 'ObjectExpression') return value.properties.length > 0
  // Words that the source holds elsewhere.
  return value?.type === 'Identifier' || value?.type === 'MemberExpression'
}

const isInteractive = (file: string) => /tags: \[[^\]]*'interactive'/.test(sources[file] ?? '')
/** Whether a component says words of its own: the stories beside it do not count. */
const hasWords = (file: string) =>
  Object.entries(sources).some(
    ([other, source]) =>
      folderOf(other) === folderOf(file) &&
      !other.includes('.stories.') &&
      /import (?!type )[^']+ from '[^']+\.copy\.ts'/.test(source),
  )

const guides = new Map(files.map((file) => [file, guideOf(file)]))
const lacking = (part: string, isAsked: (file: string) => boolean = () => true) =>
  files
    .filter((file) => isAsked(file) && !isFilled(guides.get(file)?.get(part)))
    .map((file) => file.replace('../', ''))

test('the page of every component is given its guide', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => !/parameters: \{[^}]*\bguide\b/.test(sources[file] ?? ''))).toEqual([])
})

test.each(['use', 'anatomy', 'do', 'dont'])('the page of every component has its «%s»', (part) => {
  expect(lacking(part)).toEqual([])
})

test('the page of every component that takes keys says which', () => {
  expect(files.filter(isInteractive).length).toBeGreaterThan(100)
  expect(lacking('keys', isInteractive)).toEqual([])
})

test('the page of every component that says something lists its words', () => {
  expect(files.filter(hasWords).length).toBeGreaterThan(50)
  expect(lacking('copy', hasWords)).toEqual([])
})
