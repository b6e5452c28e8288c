import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

// The pages draw these very sentences: `Props: name, what it is, type, default`.
const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../screens/**', '!../testing/**', '!../**/*.{test,css}.*'],
  { query: '?raw', import: 'default', eager: true },
)
/** Names of the components that have a page. */
const documented = Object.keys(sources).flatMap((file) => /(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? [])

/** A type that is declared somewhere: its members, those without a sentence, and what else it is made of. */
interface Declared {
  name: string
  members: string[]
  bare: string[]
  parts: string[]
}

const nameOf = (node: ESTree.Expression | ESTree.TSTypeName | ESTree.PropertyKey) =>
  node.type === 'Identifier' ? node.name : ''

/** The members that a type writes out, and the names of the types that it takes others from. */
function partsOf(type: ESTree.TSType): { members: ESTree.TSSignature[]; parts: string[] } {
  if (type.type === 'TSTypeLiteral') return { members: type.members, parts: [] }
  if (type.type === 'TSTypeReference') {
    const name = nameOf(type.typeName)
    const [first] = type.typeArguments?.params ?? []
    const isPart = /^(Omit|Pick|Partial|Required|Readonly)$/.test(name)
    return isPart && first ? partsOf(first) : { members: [], parts: [name] }
  }
  if (type.type !== 'TSIntersectionType' && type.type !== 'TSUnionType') return { members: [], parts: [] }
  const all = type.types.map(partsOf)
  return { members: all.flatMap(({ members }) => members), parts: all.flatMap(({ parts }) => parts) }
}

function declaredIn(file: string, source: string): Declared[] {
  const { program, comments } = parseSync(file, source)
  const sentences = comments.filter(({ type, value }) => type === 'Block' && /^\*\s*[^\s@]/.test(value))
  const hasSentence = ({ start }: { start: number }) =>
    sentences.some(({ end }) => end < start && source.slice(end, start).trim() === '')
  return program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'TSInterfaceDeclaration' && node?.type !== 'TSTypeAliasDeclaration') return []
    const { members, parts } =
      node.type === 'TSTypeAliasDeclaration'
        ? partsOf(node.typeAnnotation)
        : {
            members: node.body.body,
            parts: node.extends.flatMap(({ expression, typeArguments }) => [
              nameOf(expression),
              ...(typeArguments?.params ?? []).flatMap((one) => partsOf(one).parts),
            ]),
          }
    const own = members.filter(
      (one) => one.type === 'TSPropertySignature' || one.type === 'TSMethodSignature',
    )
    const named = (those: typeof own) => those.map(({ key }) => nameOf(key))
    return {
      name: node.id.name,
      members: named(own),
      bare: named(own.filter((one) => !hasSentence(one))),
      parts,
    }
  })
}

const types = Object.entries(sources)
  .filter(([file]) => !file.includes('.stories.'))
  .flatMap(([file, source]) => declaredIn(file, source))
const byName = Map.groupBy(types, ({ name }) => name)

/** The props of what has a page, and the types that they are made of, wherever those are. */
function propsOfPages(): Declared[] {
  const found = new Set<Declared>()
  const add = (name: string) => {
    for (const one of byName.get(name) ?? []) {
      if (found.has(one)) continue
      found.add(one)
      for (const part of one.parts) add(part)
    }
  }
  for (const component of documented) add(`${component}Props`)
  return [...found]
}

test('every prop of a component with a page has its sentence', () => {
  const props = propsOfPages()
  expect(props.flatMap(({ members }) => members).length).toBeGreaterThan(500)
  expect(
    props.filter(({ bare }) => bare.length > 0).map(({ name, bare }) => `${name}: ${bare.join(', ')}`),
  ).toEqual([])
})
