/** Reads the declarations of a TypeScript file, with their JSDoc comments. */
import { type Declaration, type EcmaScriptModule, type Expression, type Span, parseSync } from 'oxc-parser'

interface NamedDeclaration {
  name: string
  /** The declaration without `export`. Constants of one statement share it. */
  node: Declaration
  /** Value of a constant. */
  init: Expression | null
  isExported: boolean
  description: string
}

interface Comment {
  description: string
  default: string
}

export interface ParsedDeclarations {
  declarations: NamedDeclaration[]
  module: EcmaScriptModule
  /** Returns the JSDoc comment directly before a node. */
  findComment: (node: Span) => Comment
  /** Returns the text of a node without comments. */
  textOf: (node: Span) => string
}

export const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Splits a JSDoc comment into its description and the value of `@default`. */
function parseComment(comment: string): Comment {
  const text = comment.replace(/^\*/, '').replace(/^[ \t]*\*[ \t]?/gm, '')
  const [description = '', ...tags] = text.split(/^\s*(?=@\w)|\s(?=@default)/m)
  const value = tags.find((tag) => tag.startsWith('@default'))?.replace('@default', '') ?? ''
  return { description: joinLines(description), default: joinLines(value) }
}

/** Returns the names that a declaration declares, with the values of constants. */
function getNames(node: Declaration): { name: string; init: Expression | null }[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? [{ name: id.name, init }] : [],
    )
  return 'id' in node && node.id?.type === 'Identifier' ? [{ name: node.id.name, init: null }] : []
}

/** Returns what a file declares, in source order. */
export function parseDeclarations(file: string, source: string): ParsedDeclarations {
  const { program, comments, module } = parseSync(file, source)
  const findComment = ({ start }: Span) => {
    const found = comments.findLast(({ end }) => end <= start)
    const isBefore = found?.value.startsWith('*') && source.slice(found.end, start).trim() === ''
    return parseComment(isBefore ? (found?.value ?? '') : '')
  }
  const textOf = ({ start, end }: Span) =>
    comments
      .filter((comment) => comment.start >= start && comment.end <= end)
      .reduceRight(
        (text, comment) => text.slice(0, comment.start - start) + text.slice(comment.end - start),
        source.slice(start, end),
      )
  const declarations = program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const node = isExported ? statement.declaration : statement
    if (!node || !/Declaration$|Function$/.test(node.type)) return []
    const { description } = findComment(statement)
    return getNames(node as Declaration).map((named) => ({
      ...named,
      node: node as Declaration,
      isExported,
      description,
    }))
  })
  return { declarations, module, findComment, textOf }
}
