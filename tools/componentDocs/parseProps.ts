/** Reads the props and descriptions of components from the sources of the library. */
import type * as ESTree from 'oxc-parser'
import { joinLines, type ParsedDeclarations, parseDeclarations } from '../shared/parseDeclarations.ts'

export interface Prop {
  name: string
  type: string
  isRequired: boolean
  description: string
  default: string
}

/** A declared type: its own members, and the types that it combines. */
interface DeclaredType {
  props: Prop[]
  bases: Base[]
}

/** A type that another one combines. */
interface Base {
  name: string
  /** As written, for types from outside of the library. */
  text: string
  /** Returns whether the member is part of the combination: `Omit` and `Pick` leave some out. */
  includes: (member: string) => boolean
  isOptional: boolean
  /** The types of a union, instead of a name. */
  alternatives?: DeclaredType[]
}

const wholeType: Base = { name: '', text: '', includes: () => true, isOptional: false }

/** A component as declared in its file. */
interface DeclaredComponent {
  description: string
  props: DeclaredType
}

export interface ParsedSource {
  types: Map<string, DeclaredType>
  components: Map<string, DeclaredComponent>
}

const getName = (node: ESTree.Expression | ESTree.TSTypeName | ESTree.PropertyKey): string => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}

/** Returns the names in a union of string literals. */
const getLiterals = (type: ESTree.TSType | undefined): string[] => {
  if (type?.type === 'TSUnionType') return type.types.flatMap(getLiterals)
  return type?.type === 'TSLiteralType' && type.literal.type === 'Literal' ? [String(type.literal.value)] : []
}

/** Returns whether a member only excludes a prop of another alternative: `items?: undefined`. */
const isExcluded = (member: ESTree.TSSignature) =>
  member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation.type === 'TSUndefinedKeyword'

class Parser {
  private readonly source: ParsedDeclarations

  constructor(source: ParsedDeclarations) {
    this.source = source
  }

  private textOf(node: ESTree.Span): string {
    return joinLines(this.source.textOf(node)).replace(/< (.*) >/, '<$1>')
  }

  private toProps(members: readonly ESTree.TSSignature[]): Prop[] {
    return members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
      if (isExcluded(member)) return []
      const type =
        member.type === 'TSMethodSignature'
          ? this.textOf(member)
          : member.typeAnnotation
            ? this.textOf(member.typeAnnotation.typeAnnotation)
            : 'unknown'
      const comment = this.source.findComment(member)
      return [{ name: getName(member.key), type, isRequired: !member.optional, ...comment }]
    })
  }

  /** Returns the members and bases of a type; `Omit`, `Pick` and `Partial` filter those of their argument. */
  analyze(type: ESTree.TSType): DeclaredType {
    if (type.type === 'TSTypeLiteral') return { props: this.toProps(type.members), bases: [] }
    if (type.type === 'TSParenthesizedType') return this.analyze(type.typeAnnotation)
    if (type.type === 'TSUnionType') {
      const alternatives = type.types.map((one) => this.analyze(one))
      return { props: [], bases: [{ ...wholeType, alternatives }] }
    }
    if (type.type === 'TSIntersectionType') {
      const all = type.types.map((one) => this.analyze(one))
      return { props: all.flatMap(({ props }) => props), bases: all.flatMap(({ bases }) => bases) }
    }
    if (type.type !== 'TSTypeReference') return { props: [], bases: [] }
    return this.analyzeReference(getName(type.typeName), type.typeArguments?.params ?? [], this.textOf(type))
  }

  analyzeReference(name: string, [argument, keys]: readonly ESTree.TSType[], text: string): DeclaredType {
    if (!argument || !/^(Omit|Pick|Partial|Required|Readonly)$/.test(name)) {
      return { props: [], bases: [{ ...wholeType, name, text }] }
    }
    const names = new Set(getLiterals(keys))
    const isIncluded = (member: string) =>
      name === 'Omit' ? !names.has(member) : name !== 'Pick' || names.has(member)
    const inner = this.analyze(argument)
    return {
      props: inner.props.filter((prop) => isIncluded(prop.name)),
      bases: inner.bases.map((base) => ({
        ...base,
        text,
        includes: (member) => isIncluded(member) && base.includes(member),
        isOptional: base.isOptional || name === 'Partial',
      })),
    }
  }

  parseInterface(node: ESTree.TSInterfaceDeclaration): DeclaredType {
    const bases = node.extends.flatMap(
      (one) =>
        this.analyzeReference(getName(one.expression), one.typeArguments?.params ?? [], this.textOf(one))
          .bases,
    )
    return { props: this.toProps(node.body.body), bases }
  }

  /** Returns the description and the props of a function component; those of others have the type `NameProps`. */
  parseComponent(name: string, description: string, init: ESTree.Expression | ESTree.Function | null) {
    const isFunction =
      init?.type === 'ArrowFunctionExpression' ||
      init?.type === 'FunctionExpression' ||
      init?.type === 'FunctionDeclaration'
    const first = isFunction ? init.params[0] : undefined
    const annotation = first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : undefined
    const base: Base = { ...wholeType, name: `${name}Props` }
    return {
      description,
      props: annotation ? this.analyze(annotation) : { props: [], bases: isFunction ? [] : [base] },
    }
  }
}

/** Returns the types and components that a file declares. */
export function parseProps(file: string, source: string): ParsedSource {
  const parsed = parseDeclarations(file, source)
  const parser = new Parser(parsed)
  const types: ParsedSource['types'] = new Map()
  const components: ParsedSource['components'] = new Map()
  for (const { name, node, init, description } of parsed.declarations) {
    if (node.type === 'TSInterfaceDeclaration') types.set(name, parser.parseInterface(node))
    else if (node.type === 'TSTypeAliasDeclaration') types.set(name, parser.analyze(node.typeAnnotation))
    else if (node.type === 'FunctionDeclaration')
      components.set(name, parser.parseComponent(name, description, node))
    else components.set(name, parser.parseComponent(name, description, init))
  }
  return { types, components }
}

type FindType = (name: string) => DeclaredType | undefined

interface FlatProps {
  props: Prop[]
  external: string[]
}

/** Returns the props of the types of a union. A prop is required if all of them require it. */
function flattenAlternatives(
  types: readonly DeclaredType[],
  findType: FindType,
  seen: readonly DeclaredType[],
) {
  const all = types.map((type) => flattenProps(type, findType, seen))
  const isRequired = (name: string) =>
    all.every(({ props }) => props.some((prop) => prop.name === name && prop.isRequired))
  return {
    props: all.flatMap(({ props }) => props.map((prop) => ({ ...prop, isRequired: isRequired(prop.name) }))),
    external: all.flatMap(({ external }) => external),
  }
}

/** Returns all props of a type, and the types from outside of the library that it combines. */
export function flattenProps(
  type: DeclaredType,
  findType: FindType,
  seen: readonly DeclaredType[] = [],
): FlatProps {
  const byName = new Map(type.props.map((prop) => [prop.name, prop]))
  const external: string[] = []
  for (const base of type.bases) {
    const found = base.alternatives ? undefined : findType(base.name)
    if (!found && !base.alternatives) external.push(base.text)
    if (found && seen.includes(found)) continue
    const inner = base.alternatives
      ? flattenAlternatives(base.alternatives, findType, [...seen, type])
      : found && flattenProps(found, findType, [...seen, type])
    external.push(...(inner?.external ?? []))
    // The alternatives of a union can have props of the same name.
    for (const prop of inner?.props ?? [])
      if (base.includes(prop.name) && !byName.has(prop.name))
        byName.set(prop.name, base.isOptional ? { ...prop, isRequired: false } : prop)
  }
  return { props: [...byName.values()], external: [...new Set(external)].filter(Boolean) }
}
