/**
 * Renames what the last major version of the packages renamed: entry points, exports, members, props, and fields of calls.
 * A transform of jscodeshift; `packages/ui/build/finish.ts` publishes it with each table as `dist/codemods/<table>.js`.
 */
import type { API, ASTNode, ASTPath, Collection, FileInfo, JSCodeshift } from 'jscodeshift'

type Names = Readonly<Record<string, string>>

/** A table of renames: the names before, and the names now. */
export interface Renames {
  entryPoints: Names
  /** Exports by the entry point before. */
  exports: Readonly<Record<string, Names>>
  /** Members by the export before. */
  members: Readonly<Record<string, Names>>
  /** Props by component. */
  props: Readonly<Record<string, Names>>
  /** Fields of the object that is passed to a function, by the function before. */
  callFields: Readonly<Record<string, Names>>
  /** Exports that need a change by hand, with what to do. */
  manual: Readonly<Record<string, Names>>
}

/** An import of a name that the packages export. */
interface Binding {
  /** The name in the file. */
  local: string
  /** The exported name before. */
  before: string
  now: string
}

/** Returns the tables that apply to an entry point. Each component of ui has one, and exports related names too. */
function getTable(tables: Readonly<Record<string, Names>>, source: string): Names {
  const isUi = source.startsWith('@plomada/ui/')
  const shared = isUi && source !== '@plomada/ui/icons' ? tables['@plomada/ui'] : {}
  return { ...shared, ...tables[source] }
}

/** Returns the entry point now: `@plomada/ui/Words` is `@plomada/ui/Message`. */
function renameEntryPoint(renames: Renames, source: string): string {
  const [, component] = /^@plomada\/ui\/([A-Z]\w*)$/.exec(source) ?? []
  if (component) return `@plomada/ui/${renames.exports['@plomada/ui']?.[component] ?? component}`
  return renames.entryPoints[source] ?? source
}

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

/** Returns the name that the other module exports. */
const getExportedName = (specifier: object): string => {
  const { imported, local } = specifier as { imported?: unknown; local?: unknown }
  return nameOf(imported ?? local)
}

/** Returns whether an identifier refers to a variable, and is not the name of a member or of a field. */
function isReference({ node, parent, name: position }: ASTPath): boolean {
  const owner = parent.node as { type: string; computed?: boolean; shorthand?: boolean }
  if (/^(ImportSpecifier|ExportSpecifier|ImportDefaultSpecifier|ImportNamespaceSpecifier)$/.test(owner.type))
    return false
  if (owner.type.endsWith('MemberExpression')) return position === 'object' || owner.computed === true
  if (/^(ObjectProperty|Property|ClassProperty|ClassMethod|ObjectMethod)$/.test(owner.type))
    return position !== 'key' || owner.computed === true
  return (
    !/^(TSPropertySignature|TSMethodSignature|TSEnumMember|LabeledStatement)$/.test(owner.type) &&
    node !== null
  )
}

/** Renames the references to an import, except where the file declares the same name in an inner scope. */
function renameReferences(j: JSCodeshift, root: Collection, { local, now }: Binding): void {
  const isImport = (path: ASTPath) => path.scope?.lookup(local)?.isGlobal !== false
  root.find(j.ObjectProperty, { shorthand: true, value: { name: local } }).forEach((path) => {
    if (!isImport(path)) return
    path.node.shorthand = false
    path.node.key = j.identifier(local)
    path.node.value = j.identifier(now)
  })
  root.find(j.Identifier, { name: local }).forEach((path) => {
    if (isReference(path) && isImport(path)) path.node.name = now
  })
  root.find(j.JSXIdentifier, { name: local }).forEach((path) => {
    const owner = path.parent.node as { type: string }
    const isTag = /^JSX(Opening|Closing)Element$/.test(owner.type)
    if ((isTag || (owner.type === 'JSXMemberExpression' && path.name === 'object')) && isImport(path))
      path.node.name = now
  })
  root.find(j.ExportSpecifier, { local: { name: local } }).forEach((path) => {
    if (path.parent.node.source) return
    path.node.local = j.identifier(now)
  })
}

const isDeclared = (j: JSCodeshift, root: Collection, name: string) =>
  root
    .find(j.Identifier, { name })
    .some((path) => path.scope?.lookup(name) !== null && path.scope?.lookup(name) !== undefined)

/** Renames the members of a binding, such as `icons.door`. */
function renameMembers(j: JSCodeshift, root: Collection, local: string, names: Names): void {
  root.find(j.MemberExpression, { object: { name: local }, computed: false }).forEach(({ node }) => {
    const now = names[nameOf(node.property)]
    if (now !== undefined) node.property = j.identifier(now)
  })
  root.find(j.JSXMemberExpression, { object: { name: local } }).forEach(({ node }) => {
    const now = names[nameOf(node.property)]
    if (now !== undefined) node.property = j.jsxIdentifier(now)
  })
  root.find(j.TSQualifiedName, { left: { name: local } }).forEach(({ node }) => {
    const now = names[nameOf(node.right)]
    if (now !== undefined) node.right = j.identifier(now)
  })
}

function renameProps(j: JSCodeshift, root: Collection, local: string, names: Names): void {
  root.find(j.JSXOpeningElement, { name: { name: local } }).forEach(({ node }) => {
    for (const attribute of node.attributes ?? []) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
      const now = names[attribute.name.name]
      if (now !== undefined) attribute.name.name = now
    }
  })
}

function renameCallFields(j: JSCodeshift, root: Collection, local: string, names: Names): void {
  root.find(j.CallExpression, { callee: { name: local } }).forEach(({ node }) => {
    for (const argument of node.arguments) {
      if (argument.type !== 'ObjectExpression') continue
      for (const property of argument.properties) {
        if (property.type !== 'ObjectProperty' && property.type !== 'ObjectMethod') continue
        const now = names[nameOf(property.key)]
        if (now === undefined) continue
        if (property.type === 'ObjectProperty') property.shorthand = false
        property.key = j.identifier(now)
      }
    }
  })
}

/** Renames what a file exports from a package; its own exports keep their names. */
function renameReexports(j: JSCodeshift, node: ASTNode, table: Names): void {
  if (node.type !== 'ExportNamedDeclaration') return
  node.specifiers = node.specifiers?.map((specifier) => {
    const now = specifier.type === 'ExportSpecifier' ? table[nameOf(specifier.local)] : undefined
    if (now === undefined || specifier.type !== 'ExportSpecifier') return specifier
    return j.exportSpecifier.from({
      local: j.identifier(now),
      exported: j.identifier(nameOf(specifier.exported)),
    })
  })
}

/** Returns a transform for a table of renames. */
export const createTransform =
  (renames: Renames) =>
  (file: FileInfo, { jscodeshift: j, report }: API): string | undefined => {
    const root = j(file.source)
    const bindings: Binding[] = []
    const declarations = [
      ...root.find(j.ImportDeclaration).paths(),
      ...root.find(j.ExportNamedDeclaration).paths(),
      ...root.find(j.ExportAllDeclaration).paths(),
    ]
    for (const { node } of declarations) {
      const source = nameOf(node.source)
      if (!source.startsWith('@plomada/')) continue
      const table = getTable(renames.exports, renames.entryPoints[source] ?? source)
      const manual = getTable(renames.manual, renames.entryPoints[source] ?? source)
      const target = renameEntryPoint(renames, source)
      if (target !== source) node.source = j.stringLiteral(target)
      for (const specifier of 'specifiers' in node ? (node.specifiers ?? []) : []) {
        if (specifier.type === 'ImportNamespaceSpecifier')
          renameMembers(j, root, nameOf(specifier.local), table)
        const before = getExportedName(specifier)
        if (manual[before]) report(`${file.path}: \`${before}\` ${manual[before]}.`)
        if (specifier.type === 'ImportSpecifier') {
          bindings.push({ local: nameOf(specifier.local) || before, before, now: table[before] ?? before })
        }
      }
      renameReexports(j, node, table)
    }
    for (const { local, before, now } of bindings) {
      if (renames.members[before]) renameMembers(j, root, local, renames.members[before])
      const props = renames.props[now] ?? renames.props[before]
      if (props) renameProps(j, root, local, props)
      if (renames.callFields[before]) renameCallFields(j, root, local, renames.callFields[before])
    }
    for (const binding of bindings.filter(({ before, now }) => before !== now)) {
      const { local, before, now } = binding
      // An alias stays, also when the file already has something with the new name.
      const keepsName = local !== before || isDeclared(j, root, now)
      if (!keepsName) renameReferences(j, root, binding)
      root.find(j.ImportSpecifier, { imported: { name: before } }).forEach((path) => {
        if ((nameOf(path.node.local) || before) !== local) return
        const specifier = j.importSpecifier(j.identifier(now), j.identifier(keepsName ? local : now))
        path.replace(
          Object.assign(specifier, { importKind: (path.node as { importKind?: string }).importKind }),
        )
      })
    }
    const text = root.toSource({ quote: 'single' })
    return text === file.source ? undefined : text
  }
