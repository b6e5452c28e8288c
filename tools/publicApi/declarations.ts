/** Reads the exports of emitted `.d.ts` files, without a parser for all of TypeScript. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Splits a text where `isEnd` returns true outside of brackets and strings. The `>` of an arrow is no bracket. */
function splitAt(text: string, isEnd: (letter: string, rest: string) => boolean): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const [index, letter] of [...text].entries()) {
    parts[parts.length - 1] += letter
    if (quote) quote = letter === quote ? '' : quote
    else if (/["'`]/.test(letter)) quote = letter
    else if (/[{[(<]/.test(letter)) depth += 1
    else if (/[}\])]/.test(letter) || (letter === '>' && text[index - 1] !== '=')) depth -= 1
    if (!quote && depth === 0 && isEnd(letter, text.slice(index + 1))) parts.push('')
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Splits a file into statements. A closing brace ends a statement when another statement follows. */
const splitStatements = (code: string) =>
  splitAt(
    withoutComments(code),
    (letter, rest) =>
      letter === ';' || (letter === '}' && /^\s*(export|declare|interface|type|import|$)/.test(rest)),
  )

const sortMembers = (text: string) => {
  const start = text.indexOf('{')
  if (!text.startsWith('interface ') || start < 0 || !text.endsWith('}')) return text
  const members = splitAt(text.slice(start + 1, -1), (letter) => letter === ';').map(
    (member) => `  ${member}`,
  )
  return members.length > 0
    ? `${text.slice(0, start)}{\n${members.toSorted().join('\n')}\n}`
    : `${text.slice(0, start)}{}`
}

const WIDTH = 110

/** Formats a declaration on one line when it fits; otherwise as it was emitted. */
function formatDeclaration(statement: string) {
  const bare = statement
    .replace(/^(export )?(declare )?/, '')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/;$/, '')
    .replace(/\n\s*\n/g, '\n')
  const line = bare.replace(/\s*\n\s*/g, ' ')
  return sortMembers(line.length <= WIDTH || line.startsWith('interface ') ? line : bare)
}

const resolve = (from: string, target: string) => {
  const file = path.join(path.dirname(from), target.replace(/\.(ts|js)$/, '.d.ts'))
  return target.startsWith('.') && existsSync(file) ? file : undefined
}

const parseNames = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => {
      const [original = '', alias = original] = one.split(' as ')
      return { original, alias }
    })

/** Returns the description of each declaration of a file, on one line: the text of its JSDoc comment before the tags. */
function readDescriptions(code: string): Map<string, string> {
  const documented =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?(?:declare )?(?:const|function|interface|type|class) (\w+)/g
  const found = new Map<string, string>()
  for (const [, comment = '', name = ''] of code.matchAll(documented)) {
    const [text = ''] = comment.replace(/^[ \t]*\*[ \t]?/gm, '').split(/^\s*@/m)
    if (!found.has(name)) found.set(name, text.replace(/\s+/g, ' ').trim())
  }
  return found
}

/** Splits what `readDeclarations` returns into description and declaration. */
export function splitDescription(text: string): { description: string; declaration: string } {
  const [, description = ''] = /^\/\*\* (.*) \*\/\n/.exec(text) ?? []
  return { description, declaration: text.replace(/^\/\*\* .* \*\/\n/, '') }
}

const declaration = /^(?:export )?(?:declare )?(?:const|function|interface|type|class) (\w+)/

/** Formats a namespace with its members. */
const formatNamespace = (name: string, file: string): string => {
  const members = [...readDeclarations(file)]
    .map(([one, text]) => [one, splitDescription(text).declaration])
    .map(([one, text = '']) => `  ${text.startsWith('from ') ? `${one} ${text}` : text}`)
    .toSorted()
  return `namespace ${name} {\n${members.join('\n')}\n}`
}

/** Returns every exported name of a `.d.ts` file with its formatted declaration, after a comment with its description. */
export function readDeclarations(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const code = readFileSync(file, 'utf8')
  const statements = splitStatements(code)
  const descriptions = readDescriptions(code)
  const local = new Map<string, string>()
  const imported = new Map<string, { original: string; from: string }>()
  for (const statement of statements) {
    const name = declaration.exec(statement)?.[1]
    const description = name && descriptions.get(name)
    const comment = description ? `/** ${description} */` : ''
    if (name)
      local.set(name, [local.get(name) ?? comment, formatDeclaration(statement)].filter(Boolean).join('\n'))
    if (name && statement.startsWith('export ')) found.set(name, local.get(name) ?? '')
    const [, list = '', from = ''] =
      /^import (?:type )?\{([^}]*)\} from ["']([^"']+)["']/.exec(statement) ?? []
    for (const { original, alias } of parseNames(list)) imported.set(alias, { original, from })
  }
  const addImported = (alias: string, original: string, from: string) => {
    const source = resolve(file, from)
    found.set(alias, (source && readDeclarations(source).get(original)) ?? `from ${from}`)
  }
  for (const statement of statements) {
    const all = /^export \* (?:as (\w+) )?from ["']([^"']+)["']/.exec(statement)
    const source = all && resolve(file, all[2] ?? '')
    if (all?.[1]) found.set(all[1], source ? formatNamespace(all[1], source) : `everything of ${all[2]}`)
    else if (source) for (const [name, text] of readDeclarations(source)) found.set(name, text)
    const [, list = '', from] =
      /^export (?:type )?\{([^}]*)\}(?: from ["']([^"']+)["'])?/.exec(statement) ?? []
    for (const { original, alias } of parseNames(list)) {
      const other = imported.get(original)
      if (from) addImported(alias, original, from)
      else if (other) addImported(alias, other.original, other.from)
      else found.set(alias, local.get(original) ?? '')
    }
  }
  return found
}
