/** The house rules that a machine can guard. Prints every fault and ends with 1 when there is one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const nouns = [
  'offer',
  'trade',
  'professional',
  'user',
  'review',
  'payment',
  'contact',
  'legal',
  'dashboard',
  'notification',
  'audit',
  'session',
]

/** Per package: its layers, lowest first. A file may import from its own layer's folder or from lower layers. */
const layers: Record<string, string[][]> = {
  'packages/domain/src': [['define'], ['catalogues'], nouns],
  'packages/ui/src': [
    ['theme'],
    ['provider'],
    ['art'],
    ['base'],
    ['form', 'filter', 'layout'],
    [...nouns, 'home', 'shell'],
    ['screens', 'testing'],
  ],
  'apps/api/src': [['database', 'http'], ['services'], nouns, ['demo', 'testing']],
  'apps/web/src': [
    ['notice'],
    ['session', 'data'],
    ['filters'],
    ['frame', 'home', ...nouns.filter((noun) => noun !== 'session')],
    ['testing'],
  ],
}
/** What each package may import of the others. */
const mayUse: Record<string, string[]> = {
  'packages/art': [],
  // Fixtures alone: their photos are drawings.
  'packages/domain': ['@plomada/art'],
  'packages/ui': ['@plomada/art', '@plomada/domain'],
  'apps/api': ['@plomada/art', '@plomada/domain'],
  'apps/web': ['@plomada/domain', '@plomada/ui'],
}
const facets: Record<string, RegExp> = {
  'packages/domain/src': /^[a-z]+(\.(state|access|rules|filters|form|wire|calls|fixtures))?(\.test)?\.ts$/,
  'apps/api/src': /^([a-z]+\.(routes|actions|queries|lists|pages|test)|(verify|viewer)(\.test)?)\.ts$/,
  'apps/web/src': /^([a-z]+\.(data|test)\.tsx?|[A-Z]\w*Page\.tsx|[a-z]\w*(\.test)?\.tsx?|[A-Z]\w*\.tsx)$/,
}
const wireWords =
  /\b(tittle|presupuesto|postulantes|contrat|fecha_publicacion|imageServiceUrl|imagePerfil|rating_promedio|stripeSesionURL|numberJobs|orderFecha|horario)\b/

/** A sentence, a title or a notice for people; the errors and the log of programmers are English. */
const spoken =
  /(?<!Error\(|console\.\w+\()'[A-ZÁÉÍÓÚÑ¡¿][^'\n]*[ áéíóúñ][^'\n]*'|(?<=useTitle\(|notify\('\w+', )['`][^'`\n]+['`]/

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file).replaceAll('\\', '/'))
        .filter(
          (file) => /\.(ts|tsx)$/.test(file) && !file.includes('node_modules') && !file.includes('/dist/'),
        )
    : []

const faults: string[] = []
const fault = (file: string, text: string) => faults.push(`${file}: ${text}`)
const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/(e2e|testing)\//.test(file)
/** What a file needs when it runs; a type alone binds nobody. */
const importsOf = (source: string) =>
  [
    ...source.replace(/import type [^;]*? from '[^']+'/g, '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g),
  ].map(([, target]) => target ?? '')

/** Code without its comments, so that a comment may name what the code may not. */
const bare = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
/** Code without the sentences in it: the wire's words are Spanish, and so is what people read. */
const withoutSentences = (code: string) =>
  code
    .replace(/`[^`]*`/g, '``')
    .replace(/'[^'\n]*\s[^'\n]*'/g, "''")
    .replace(/'[A-ZÁÉÍÓÚ][^'\n]*'/g, "''")

function checkImports(root: string, file: string, source: string) {
  const rows = layers[root] ?? []
  const packageRoot = root.replace('/src', '')
  const folderOf = (name: string) => path.relative(root, name).split('/')[0] ?? ''
  const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder))
  for (const target of importsOf(source)) {
    const other = /^@plomada\/[a-z]+/.exec(target)?.[0]
    if (other && !mayUse[packageRoot]?.includes(other)) fault(file, `may not import ${other}`)
    if (!target.startsWith('.')) continue
    const to = path.join(path.dirname(file), target)
    if (!to.startsWith(root)) {
      if (/^(packages|apps)\//.test(to)) fault(file, `reaches into another package: ${target}`)
      continue
    }
    const [from, into] = [rowOf(folderOf(file)), rowOf(folderOf(to))]
    if (from >= 0 && into > from && !isTest(file)) fault(file, `reaches up to ${to}`)
  }
}

function checkNames(root: string, file: string) {
  const [folder = '', ...rest] = path.relative(root, file).split('/')
  if (rest.length === 0) return
  const known = (layers[root] ?? []).flat()
  if (!known.includes(folder)) fault(file, `'${folder}' is neither a noun nor a shared folder of ${root}`)
  const facet = facets[root]
  if (nouns.includes(folder) && facet && rest.length === 1 && !facet.test(rest[0] ?? '')) {
    fault(file, 'has a facet that is not on the list (architecture: facets are closed)')
  }
}

function checkText(file: string, source: string) {
  const code = bare(source)
  const word = wireWords.exec(withoutSentences(code))
  if (word && !/\.(wire|filters|calls)\.tsx?$/.test(file) && !isTest(file)) {
    fault(file, `speaks the words of the wire (${word[0]})`)
  }
  if (file.startsWith('apps/web/src') && file.endsWith('.tsx') && !isTest(file)) {
    // In JSX a tag follows a space, a bracket or another tag; a type argument follows a name.
    const element = /(?<![\w.])<([a-z][a-z0-9]*)[\s/>]/.exec(code)
    if (element) fault(file, `draws <${element[1]}> itself; the app only composes @plomada/ui`)
    if (/\.css/.test(code)) fault(file, 'has a style of its own')
  }
  if (file.startsWith('apps/web/src') && !isTest(file)) {
    const said = spoken.exec(code)
    if (said) fault(file, `says ${said[0]} itself; words for people are copies of @plomada/ui`)
  }
  if (file.startsWith('packages/ui/src') && !/\/(theme|art)\//.test(file) && !isTest(file)) {
    const raw = /#[0-9a-f]{3,8}\b(?![^'"`\n]*\.svg)|\b\d+px\b|oklch\(/i.exec(code)
    if (raw) fault(file, `has a raw colour or size (${raw[0]}); tokens live in theme/`)
    if (/vars\.css\.ts'/.test(code) && !file.endsWith('.css.ts'))
      fault(file, 'uses tokens outside a *.css.ts')
    if (
      /\b(className|style)\??:/.test(code) &&
      /export interface \w+Props/.test(code) &&
      !/\/Anchor\//.test(file)
    ) {
      fault(file, 'offers className or style to its users')
    }
  }
}

const exported = /export \{([^}]*)\} from '\.\/([A-Z]\w*)\/\2\.tsx'/g

/** Every component that the package offers has its stories; a part that only its neighbours use has theirs. */
function checkStories() {
  for (const index of filesIn('packages/ui/src').filter((file) => file.endsWith('/index.ts'))) {
    for (const [, names = '', name] of readFileSync(index, 'utf8').matchAll(exported)) {
      if (!new RegExp(`(?<!type )\\b${name}\\b`).test(names)) continue
      const folder = path.join(path.dirname(index), name ?? '')
      if (!readdirSync(folder).some((file) => file.endsWith('.stories.tsx'))) fault(folder, 'has no stories')
    }
  }
}

for (const root of Object.keys(layers)) {
  for (const file of filesIn(root)) {
    const source = readFileSync(file, 'utf8')
    checkImports(root, file, source)
    checkNames(root, file)
    checkText(file, source)
  }
}
checkStories()
console.log(faults.join('\n') || 'The house stands.')
process.exit(faults.length > 0 ? 1 : 0)
