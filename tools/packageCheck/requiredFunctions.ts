/** Finds the props of a component that must be or contain a function, in the declarations of the built package. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration

interface Declarations {
  types: Map<string, Declaration>
  /** The file from which a name is imported or exported. */
  sources: Map<string, string>
}

const toDeclarations = (file: string) => file.replace(/(\.d\.ts|\.js|\.ts)$/, '.d.ts')
const getName = (node: { type: string; name?: unknown }) => (typeof node.name === 'string' ? node.name : '')

const parsed = new Map<string, Declarations>()

/** Returns the types of a file and the other files of the package that it uses. */
function parse(file: string): Declarations {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const key = `${file}\0${text}`
  const known = parsed.get(key)
  if (known) return known
  const found: Declarations = { types: new Map(), sources: new Map() }
  for (const node of parseSync(file, text).program.body) {
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      found.types.set(node.id.name, node)
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue
    if (!node.source?.value.startsWith('.')) continue
    const source = path.join(path.dirname(file), node.source.value)
    for (const { local } of node.specifiers) found.sources.set(getName(local), source)
  }
  parsed.set(key, found)
  return found
}

/** Returns the file that declares a name which another file imports or exports. */
export const findSource = (file: string, name: string): string | undefined => parse(file).sources.get(name)

/** Reads the types of a component. A type is in the scope of the file that declares it. */
class Reader {
  private readonly seen: ReadonlySet<string>
  private readonly file: string

  constructor(file: string, seen: ReadonlySet<string> = new Set()) {
    this.file = file
    this.seen = seen
  }

  /** Returns the required functions of a declared type. Types of other packages count as data. */
  readName(name: string): string[] {
    const { types, sources } = parse(this.file)
    const source = sources.get(name)
    const id = `${this.file}#${name}`
    if (this.seen.has(id)) return []
    if (source !== undefined) return new Reader(toDeclarations(source), this.seen).readName(name)
    const declaration = types.get(name)
    const inner = new Reader(this.file, new Set([...this.seen, id]))
    if (declaration?.type === 'TSTypeAliasDeclaration') return inner.read(declaration.typeAnnotation)
    if (!declaration) return []
    return [
      ...inner.readMembers(declaration.body.body),
      ...declaration.extends.flatMap(({ expression, typeArguments }) =>
        inner.readReference(getName(expression), typeArguments?.params ?? []),
      ),
    ]
  }

  /** Returns the names of the required functions in a type; an empty name for a function itself. */
  read(type: ESTree.TSType): string[] {
    switch (type.type) {
      case 'TSFunctionType':
        return ['']
      case 'TSTypeLiteral':
        return this.readMembers(type.members)
      case 'TSTypeReference':
        return this.readReference(
          type.typeName.type === 'Identifier' ? type.typeName.name : '',
          type.typeArguments?.params ?? [],
        )
      case 'TSIntersectionType':
        return type.types.flatMap((one) => this.read(one))
      case 'TSUnionType':
        return this.readAlternatives(type.types)
      case 'TSConditionalType':
        return this.readAlternatives([type.trueType, type.falseType])
      case 'TSParenthesizedType':
      case 'TSTypeOperator':
        return this.read(type.typeAnnotation)
      case 'TSArrayType':
        return this.read(type.elementType)
      case 'TSTupleType':
        return type.elementTypes.flatMap((one) =>
          'elementType' in one ? [] : this.read(one as ESTree.TSType),
        )
      default:
        return []
    }
  }

  /** A value of a union needs functions only if every alternative does. */
  private readAlternatives(types: readonly ESTree.TSType[]): string[] {
    const all = types.map((one) => this.read(one))
    return all.some(({ length }) => length === 0) ? [] : all.flat()
  }

  private readMembers(members: readonly ESTree.TSSignature[]): string[] {
    return members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
      const isFunction =
        member.type === 'TSMethodSignature' ||
        (member.typeAnnotation && this.read(member.typeAnnotation.typeAnnotation).length > 0)
      return !member.optional && isFunction ? [getName(member.key)] : []
    })
  }

  private readReference(name: string, [argument, keys]: readonly ESTree.TSType[]): string[] {
    if (name === 'Partial') return []
    if (name !== 'Pick' && name !== 'Omit') {
      const isList = name === 'ReadonlyArray' || name === 'Array' || name === 'Readonly'
      return isList && argument ? this.read(argument) : this.readName(name)
    }
    const names = keys ? this.readLiterals(keys) : []
    return argument ? this.read(argument).filter((prop) => names.includes(prop) === (name === 'Pick')) : []
  }

  /** Returns the names in a union of string literals. */
  private readLiterals(type: ESTree.TSType): string[] {
    if (type.type === 'TSUnionType') return type.types.flatMap((one) => this.readLiterals(one))
    if (type.type === 'TSLiteralType')
      return type.literal.type === 'Literal' ? [String(type.literal.value)] : []
    const name =
      type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : ''
    const declaration = parse(this.file).types.get(name)
    return declaration?.type === 'TSTypeAliasDeclaration' ? this.readLiterals(declaration.typeAnnotation) : []
  }
}

/** Returns the props of a component's module that must be or contain a function. */
export const listRequiredFunctions = (module: string, component: string): string[] =>
  new Reader(toDeclarations(module)).readName(`${component}Props`)
