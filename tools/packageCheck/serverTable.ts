/** Describes in tables, of the general library and of the marketplace, which components work in server components, from the built files of the package. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generalFolders } from '../componentDocs/readComponents.ts'
import { replaceSection } from '../shared/replaceSection.ts'
import { findSource, listRequiredFunctions } from './requiredFunctions.ts'

const markers = (name: string) =>
  [
    `<!-- ${name}: written by \`node tools/packageCheck/packageCheck.ts --update\` -->`,
    `<!-- /${name} -->`,
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

/** Returns whether a component is part of the marketplace, from the folder of its module. */
function isOfMarketplace(dist: string, component: string): boolean {
  const module = findSource(path.join(dist, 'entry', `${component}.js`), component) ?? ''
  const [folder = '', ...rest] = path.relative(dist, module).split(path.sep)
  return rest.length > 0 && !generalFolders.test(`${folder}/`)
}

function formatTable(dist: string, components: readonly string[]): string {
  const byKind = Object.groupBy(components.toSorted(), (component) => classify(dist, component))
  const rows = Object.entries(kinds).map(([kind, title]) => {
    const names = byKind[kind as keyof typeof kinds] ?? [] // the keys of `kinds`
    return `| ${title} | ${names.map((name) => `\`${name}\``).join(', ')} |`
  })
  return ['| where | components |', '|---|---|', ...rows].join('\n')
}

/** Returns the README with the current tables; null when it has no place for them. */
export function updateServerTable(readme: string, dist: string): string | null {
  const components = readdirSync(path.join(dist, 'entry')).flatMap((file) =>
    file.endsWith('.js') ? [path.basename(file, '.js')] : [],
  )
  const [general, marketplace] = [false, true].map((isWanted) =>
    formatTable(
      dist,
      components.filter((component) => isOfMarketplace(dist, component) === isWanted),
    ),
  )
  const updated = replaceSection(readme, markers('server'), general ?? '')
  return updated && replaceSection(updated, markers('server marketplace'), marketplace ?? '')
}
