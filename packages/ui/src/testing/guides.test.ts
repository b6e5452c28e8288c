import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../screens/**', '!../testing/**', '!../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
)
const getFolder = (file: string) => file.slice(0, file.lastIndexOf('/'))
const files = Object.keys(sources).filter((file) => file.endsWith('.stories.tsx'))

/** Returns the fields of `const guide: Guide = { … }` in a story file. */
function parseGuide(file: string): Map<string, ESTree.Expression> {
  const statements = parseSync(file, sources[file] ?? '').program.body
  const declared = statements.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
  const guide = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'guide')?.init
  return new Map(guide?.type === 'ObjectExpression' ? getFields(guide) : [])
}
const getFields = ({ properties }: ESTree.ObjectExpression): [string, ESTree.Expression][] =>
  properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value]] : [],
  )

/** Checks that a field has a sentence, a list of sentences, a table or a reference. */
function isFilled(value: ESTree.Expression | null | undefined): boolean {
  if (value?.type === 'Literal') return typeof value.value === 'string' && value.value.trim() !== ''
  if (value?.type === 'ArrayExpression')
    return (
      value.elements.length > 0 && value.elements.every((one) => one?.type === 'Literal' && isFilled(one))
    )
  if (value?.type === 'ObjectExpression') return value.properties.length > 0
  return value?.type === 'Identifier' || value?.type === 'MemberExpression'
}

const isInteractive = (file: string) => /tags: \[[^\]]*'interactive'/.test(sources[file] ?? '')
/** Returns whether a component renders messages of the library. Imports in its stories do not count. */
const hasMessages = (file: string) =>
  Object.entries(sources).some(
    ([other, source]) =>
      getFolder(other) === getFolder(file) &&
      !other.includes('.stories.') &&
      /import (?!type )[^']+ from '[^']+\.messages\.ts'|\buseMessages\(\)/.test(source),
  )

const guides = new Map(files.map((file) => [file, parseGuide(file)]))
const listFilesWithout = (field: string, isRequired: (file: string) => boolean = () => true) =>
  files
    .filter((file) => isRequired(file) && !isFilled(guides.get(file)?.get(field)))
    .map((file) => file.replace('../', ''))

test('every component has a guide', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => !/parameters: \{[^}]*\bguide\b/.test(sources[file] ?? ''))).toEqual([])
})

test.each(['whenToUse', 'anatomy', 'do', 'dont'])('every guide has the field %s', (field) => {
  expect(listFilesWithout(field)).toEqual([])
})

test('every guide of an interactive component has the field keyboard', () => {
  expect(files.filter(isInteractive).length).toBeGreaterThan(100)
  expect(listFilesWithout('keyboard', isInteractive)).toEqual([])
})

test('every guide of a component with messages has the field messages', () => {
  expect(files.filter(hasMessages).length).toBeGreaterThan(50)
  expect(listFilesWithout('messages', hasMessages)).toEqual([])
})

test('stories whose language is English have no Spanish text', () => {
  const english = files.filter((file) => /parameters: \{[^}]*language: 'en'/.test(sources[file] ?? ''))
  expect(english.length).toBeGreaterThan(8)
  expect(
    english.filter((file) =>
      /[áéíóúñ¿¡]|\b(?:Postular|Volver|Guardar|Cerrar|Buscar)\b/.test(sources[file] ?? ''),
    ),
  ).toEqual([])
})
