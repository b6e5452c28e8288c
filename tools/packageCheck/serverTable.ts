/** Describes in a table which components work in server components, from the built files of the package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replaceSection } from '../shared/replaceSection.ts'

const markers = [
  '<!-- server: written by `node tools/packageCheck/packageCheck.ts --update` -->',
  '<!-- /server -->',
] as const

/** Returns the file that declares a name which another file imports or exports. */
function findSource(file: string, text: string, name: string): string | undefined {
  for (const [, names = '', from = ''] of text.matchAll(/\{([^}]*)\} from "(\.[^"]+)"/g)) {
    if (
      !names.split(',').some(
        (one) =>
          one
            .trim()
            .replace(/^type /, '')
            .split(' ')[0] === name,
      )
    )
      continue
    return path.join(path.dirname(file), from)
  }
  return undefined
}

const toDeclarations = (file: string) => file.replace(/(\.d\.ts|\.js|\.ts)$/, '.d.ts')

/** Returns the text after the type parameters at its start. */
function skipTypeParameters(text: string): string {
  if (!text.startsWith('<')) return text
  let depth = 0
  for (const [index, letter] of [...text].entries()) {
    if (letter === '<') depth += 1
    if (letter === '>' && text[index - 1] !== '=') depth -= 1
    if (depth === 0) return text.slice(index + 1)
  }
  return ''
}

/** Returns the required members of the body of an interface, with their types. */
function readRequired(body: string): [name: string, type: string][] {
  const members = body.replace(/\/\*\*[^]*?\*\//g, '').split(/^ {2}(?=\w+\??: )/m)
  return members.flatMap((member) => {
    const [, name, type = ''] = /^(\w+): ([^]*)$/.exec(member) ?? []
    return name === undefined ? [] : [[name, type.replace(/\w+\?: [^;]*;/g, '')] as [string, string]]
  })
}

/** Returns whether a value of a type must contain a function. Types of other packages count as data. */
const needsFunction = (file: string, type: string, seen: ReadonlySet<string>): boolean =>
  type.includes('=>') ||
  (type.match(/(?<![\w.'])[A-Z]\w+/g) ?? []).some(
    (name) => !seen.has(name) && listFunctions(file, name, new Set([...seen, name])).length > 0,
  )

/** Returns the required props of an interface that are or contain functions, also of those that it extends. */
function listFunctions(file: string, name: string, seen: ReadonlySet<string> = new Set()): string[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const alias = new RegExp(`^type ${name}\\b[^=]*=([^]*?);\\n`, 'm').exec(text)?.[1]
  if (alias !== undefined) return needsFunction(file, alias, seen) ? [name] : []
  const [, after] = text.split(new RegExp(`^interface ${name}\\b`, 'm'))
  if (after === undefined) {
    const source = findSource(file, text, name)
    return source === undefined ? [] : listFunctions(toDeclarations(source), name, seen)
  }
  const [, head = '', body = ''] = /^([^]*?)\{\n?([^]*?)^\}/m.exec(skipTypeParameters(after)) ?? []
  const own = readRequired(body).flatMap(([prop, type]) => (needsFunction(file, type, seen) ? [prop] : []))
  const [, parents = ''] = / extends ([^]*)/.exec(head) ?? []
  const inherited = [...parents.matchAll(/(?:(Pick|Omit)<)?(\w+Props)\b(?:<[^>]*>)?(?:,([^>]*)>)?/g)].flatMap(
    ([, kind, parent = '', names = '']) =>
      listFunctions(file, parent, seen).filter(
        (prop) => kind === undefined || names.includes(`'${prop}'`) === (kind === 'Pick'),
      ),
  )
  return [...own, ...inherited]
}

const kinds = {
  both: 'server and client: adds no JavaScript of its own to the page',
  client: 'client, also within a server component',
  functions: 'only within a client component, because a required prop has a function',
} as const

/** Returns where a component works. */
function classify(dist: string, component: string): keyof typeof kinds {
  const entry = path.join(dist, 'entry', `${component}.js`)
  const module = findSource(entry, readFileSync(entry, 'utf8'), component)
  if (module === undefined) throw new Error(`${entry} does not export ${component}.`)
  if (listFunctions(toDeclarations(module), `${component}Props`).length > 0) return 'functions'
  return readFileSync(module, 'utf8').startsWith('"use client"') ? 'client' : 'both'
}

/** Returns the README with the current table; null when it has no place for it. */
export function updateServerTable(readme: string, dist: string): string | null {
  const components = readdirSync(path.join(dist, 'entry')).flatMap((file) =>
    file.endsWith('.js') ? [path.basename(file, '.js')] : [],
  )
  const byKind = Object.groupBy(components.toSorted(), (component) => classify(dist, component))
  const rows = Object.entries(kinds).map(([kind, title]) => {
    const names = byKind[kind as keyof typeof kinds] ?? [] // the keys of `kinds`
    return `| ${title} | ${names.map((name) => `\`${name}\``).join(', ')} |`
  })
  return replaceSection(readme, markers, ['| where | components |', '|---|---|', ...rows].join('\n'))
}
