/** Describes in a table which components work in server components, from the built files of the package. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replaceSection } from '../shared/replaceSection.ts'
import { findSource, listRequiredFunctions } from './requiredFunctions.ts'

const markers = [
  '<!-- server: written by `node tools/packageCheck/packageCheck.ts --update` -->',
  '<!-- /server -->',
] as const

const kinds = {
  both: 'server and client: adds no JavaScript of its own to the page',
  client: 'client, also within a server component',
  functions: 'only within a client component, because a required prop has a function',
} as const

/** Returns where a component works. */
function classify(dist: string, component: string): keyof typeof kinds {
  const entry = path.join(dist, 'entry', `${component}.js`)
  const module = findSource(entry, component)
  if (module === undefined) throw new Error(`${entry} does not export ${component}.`)
  if (listRequiredFunctions(module, component).length > 0) return 'functions'
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
