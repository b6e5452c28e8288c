/** Reads the exports of emitted `.d.ts` files. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Declaration, type Span } from 'oxc-parser'
import { parseDeclarations } from '../shared/parseDeclarations.ts'

/** A public name. */
export interface PublicName {
  description: string
  declaration: string
}

const WIDTH = 110

const clean = (text: string) =>
  text
    .replace(/^declare /, '')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/;$/, '')
    .replace(/\n\s*\n/g, '\n')
const onOneLine = (text: string) => clean(text).replace(/\s*\n\s*/g, ' ')

/** Formats an interface with sorted members; another declaration on one line when it fits, otherwise as it was emitted. */
function format(node: Declaration, textOf: (node: Span) => string): string {
  if (node.type === 'TSInterfaceDeclaration') {
    const members = node.body.body.map((member) => `  ${onOneLine(textOf(member))};`).toSorted()
    const header = onOneLine(textOf({ start: node.start, end: node.body.start }))
    return members.length > 0 ? `${header}{\n${members.join('\n')}\n}` : `${header}{}`
  }
  const line = onOneLine(textOf(node))
  return line.length <= WIDTH ? line : clean(textOf(node))
}

const resolve = (from: string, target: string) => {
  const file = path.join(path.dirname(from), target.replace(/\.(ts|js)$/, '.d.ts'))
  return target.startsWith('.') && existsSync(file) ? file : undefined
}

/** Formats a namespace with its members. */
function formatNamespace(name: string, file: string): string {
  const members = [...readDeclarations(file)].map(([one, { declaration }]) =>
    declaration.startsWith('from ') ? `  ${one} ${declaration}` : `  ${declaration}`,
  )
  return `namespace ${name} {\n${members.toSorted().join('\n')}\n}`
}

/** Returns every exported name of a `.d.ts` file with its description and formatted declaration. */
export function readDeclarations(file: string): Map<string, PublicName> {
  const { declarations, module, textOf } = parseDeclarations(file, readFileSync(file, 'utf8'))
  const local = new Map<string, PublicName>()
  for (const { name, node, description } of declarations) {
    const before = local.get(name)
    const text = [before?.declaration, format(node, textOf)].filter(Boolean).join('\n')
    local.set(name, { description: before?.description || description, declaration: text })
  }
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName }) => [
        localName.value,
        { from: moduleRequest.value, original: importName.name ?? '' },
      ]),
    ),
  )
  const found = new Map<string, PublicName>()
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const [name, localName] = [entry.exportName.name, entry.localName.name ?? '']
    const other = imported.get(localName)
    const from = entry.moduleRequest?.value ?? other?.from
    const source = from ? resolve(file, from) : undefined
    const original = other?.original ?? entry.importName.name
    const external = { description: '', declaration: `from ${from}` }
    if (!name && source) for (const [one, text] of readDeclarations(source)) found.set(one, text)
    if (!name) continue
    if (from === undefined) found.set(name, local.get(localName) ?? external)
    else if (original)
      found.set(name, (source ? readDeclarations(source).get(original) : undefined) ?? external)
    else {
      const declaration = source ? formatNamespace(name, source) : `everything of ${from}`
      found.set(name, { description: '', declaration })
    }
  }
  return found
}
