import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../screens/**', '!../testing/**', '!../**/*.{test,css}.*'],
  { query: '?raw', import: 'default', eager: true },
)
/** Names of the components that have stories. */
const documented = Object.keys(sources).flatMap((file) => /(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? [])

/** A declared type. */
interface DeclaredType {
  name: string
  members: string[]
  /** Members without a description. */
  undescribed: string[]
  /** Names of the types that it extends or combines. */
  bases: string[]
}

const getName = (node: ESTree.Expression | ESTree.TSTypeName | ESTree.PropertyKey) =>
  node.type === 'Identifier' ? node.name : ''

/** Returns the members that a type declares, and the names of the types that it combines. */
function analyzeType(type: ESTree.TSType): { members: ESTree.TSSignature[]; bases: string[] } {
  if (type.type === 'TSTypeLiteral') return { members: type.members, bases: [] }
  if (type.type === 'TSTypeReference') {
    const name = getName(type.typeName)
    const [first] = type.typeArguments?.params ?? []
    const isUtility = /^(Omit|Pick|Partial|Required|Readonly)$/.test(name)
    return isUtility && first ? analyzeType(first) : { members: [], bases: [name] }
  }
  if (type.type !== 'TSIntersectionType' && type.type !== 'TSUnionType') return { members: [], bases: [] }
  const all = type.types.map(analyzeType)
  return { members: all.flatMap(({ members }) => members), bases: all.flatMap(({ bases }) => bases) }
}

/** Returns the types that a file declares. */
function parseTypes(file: string, source: string): DeclaredType[] {
  const { program, comments } = parseSync(file, source)
  const descriptions = comments.filter(({ type, value }) => type === 'Block' && /^\*\s*[^\s@]/.test(value))
  const hasDescription = ({ start }: { start: number }) =>
    descriptions.some(({ end }) => end < start && source.slice(end, start).trim() === '')
  return program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'TSInterfaceDeclaration' && node?.type !== 'TSTypeAliasDeclaration') return []
    const { members, bases } =
      node.type === 'TSTypeAliasDeclaration'
        ? analyzeType(node.typeAnnotation)
        : {
            members: node.body.body,
            bases: node.extends.flatMap(({ expression, typeArguments }) => [
              getName(expression),
              ...(typeArguments?.params ?? []).flatMap((one) => analyzeType(one).bases),
            ]),
          }
    const own = members.filter(
      (one) => one.type === 'TSPropertySignature' || one.type === 'TSMethodSignature',
    )
    const getNames = (some: typeof own) => some.map(({ key }) => getName(key))
    return {
      name: node.id.name,
      members: getNames(own),
      undescribed: getNames(own.filter((one) => !hasDescription(one))),
      bases,
    }
  })
}

const types = Object.entries(sources)
  .filter(([file]) => !file.includes('.stories.'))
  .flatMap(([file, source]) => parseTypes(file, source))
const byName = Map.groupBy(types, ({ name }) => name)

/** Returns the props of the documented components and the types that they combine. */
function listPropTypes(): DeclaredType[] {
  const found = new Set<DeclaredType>()
  const add = (name: string) => {
    for (const one of byName.get(name) ?? []) {
      if (found.has(one)) continue
      found.add(one)
      for (const base of one.bases) add(base)
    }
  }
  for (const component of documented) add(`${component}Props`)
  return [...found]
}

test('every prop of a documented component has a description', () => {
  const props = listPropTypes()
  expect(props.flatMap(({ members }) => members).length).toBeGreaterThan(500)
  expect(
    props
      .filter(({ undescribed }) => undescribed.length > 0)
      .map(({ name, undescribed }) => `${name}: ${undescribed.join(', ')}`),
  ).toEqual([])
})
