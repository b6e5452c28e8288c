/** Reads emitted declarations far enough to list what they export: no more of TypeScript than `.d.ts` files hold. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Cuts at a mark that stands outside of brackets and strings. An arrow is no bracket. */
function cut(text: string, isEnd: (letter: string, rest: string) => boolean): string[] {
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

/** The statements of a file. A block ends one where a new one begins. */
const statementsOf = (code: string) =>
  cut(
    withoutComments(code),
    (letter, rest) =>
      letter === ';' || (letter === '}' && /^\s*(export|declare|interface|type|import|$)/.test(rest)),
  )

const sortMembers = (text: string) => {
  const start = text.indexOf('{')
  if (!text.startsWith('interface ') || start < 0 || !text.endsWith('}')) return text
  const members = cut(text.slice(start + 1, -1), (letter) => letter === ';').map((member) => `  ${member}`)
  return members.length > 0
    ? `${text.slice(0, start)}{\n${members.toSorted().join('\n')}\n}`
    : `${text.slice(0, start)}{}`
}

const WIDTH = 110

/** On one line where it fits; longer ones as they were emitted. */
function tidy(statement: string) {
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

const namesIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => {
      const [own = '', shown = own] = one.split(' as ')
      return { own, shown }
    })

const declares = /^(?:export )?(?:declare )?(?:const|function|interface|type|class) (\w+)/

/** A namespace with what it holds. */
const wholeOf = (name: string, file: string): string => {
  const held = [...declarationsOf(file)]
    .map(([one, text]) => `  ${text.startsWith('from ') ? `${one} ${text}` : text}`)
    .toSorted()
  return `namespace ${name} {\n${held.join('\n')}\n}`
}

/** Every name that a file of declarations exports, with its declaration on as few lines as it can have. */
export function declarationsOf(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const statements = statementsOf(readFileSync(file, 'utf8'))
  const local = new Map<string, string>()
  const imported = new Map<string, { own: string; from: string }>()
  for (const statement of statements) {
    const name = declares.exec(statement)?.[1]
    if (name) local.set(name, [local.get(name), tidy(statement)].filter(Boolean).join('\n'))
    if (name && statement.startsWith('export ')) found.set(name, local.get(name) ?? '')
    const [, list = '', from = ''] =
      /^import (?:type )?\{([^}]*)\} from ["']([^"']+)["']/.exec(statement) ?? []
    for (const { own, shown } of namesIn(list)) imported.set(shown, { own, from })
  }
  const take = (shown: string, own: string, from: string) => {
    const source = resolve(file, from)
    found.set(shown, (source && declarationsOf(source).get(own)) ?? `from ${from}`)
  }
  for (const statement of statements) {
    const all = /^export \* (?:as (\w+) )?from ["']([^"']+)["']/.exec(statement)
    const source = all && resolve(file, all[2] ?? '')
    if (all?.[1]) found.set(all[1], source ? wholeOf(all[1], source) : `everything of ${all[2]}`)
    else if (source) for (const [name, text] of declarationsOf(source)) found.set(name, text)
    const [, list = '', from] =
      /^export (?:type )?\{([^}]*)\}(?: from ["']([^"']+)["'])?/.exec(statement) ?? []
    for (const { own, shown } of namesIn(list)) {
      const other = imported.get(own)
      if (from) take(shown, own, from)
      else if (other) take(shown, other.own, other.from)
      else found.set(shown, local.get(own) ?? '')
    }
  }
  return found
}
