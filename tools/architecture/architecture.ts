/** Checks folders, file names, imports and styles against the rules of docs/architecture.md. Exits with 1 on a violation. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../shared/listFiles.ts'
import { parseFile } from '../shared/parseFile.ts'
import { findCycles } from './cycles.ts'

/** Stands for all nouns in the table of layers. */
const NOUNS = 'nouns'

/** The layers of each package, lowest first. A file may import from its own layer and from lower layers. */
const layersOf: Record<string, string[][]> = {
  'packages/domain/src': [['text', 'contract'], ['catalogues'], [NOUNS]],
  'packages/ui/src': [
    ['theme', 'messages'],
    ['provider'],
    ['base'],
    ['form', 'filter', 'layout', 'navigation'],
    ['marketplace'],
    [NOUNS, 'art', 'home', 'shell'],
    ['screens', 'testing'],
  ],
  'apps/api/src': [
    ['database', 'http', 'web'],
    ['services'],
    ['transition'],
    [NOUNS, 'home'],
    ['demo', 'testing'],
  ],
  'apps/web/src': [['notice'], ['session', 'data'], ['filters'], [NOUNS, 'frame', 'home'], ['testing']],
}
const shared = new Set(Object.values(layersOf).flat(2))
/** A noun is a folder of domain or ui with a file of its name, such as `offer/offer.rules.ts`. */
const nounOfFiles = listFiles('packages/domain/src/', 'packages/ui/src/').flatMap((file) => {
  const [noun = '', name = '', ...rest] = file.split('/').slice(3)
  return rest.length === 0 && name.startsWith(`${noun}.`) && (!shared.has(noun) || noun === 'session')
    ? [noun]
    : []
})
const nouns = [...new Set(nounOfFiles)]
const layers: typeof layersOf = Object.fromEntries(
  Object.entries(layersOf).map(([root, rows]) => [
    root,
    rows.map((row) =>
      row.flatMap((folder) =>
        folder === NOUNS ? nouns.filter((noun) => !rows.flat().includes(noun)) : [folder],
      ),
    ),
  ]),
)
/** The packages that each package may import. */
const allowedPackages: Record<string, string[]> = {
  'packages/art': [],
  'packages/create-plomada': [],
  'packages/define': [],
  // Only for the photos of fixtures.
  'packages/domain': ['@plomada/art', '@plomada/define'],
  'packages/ui': ['@plomada/art', '@plomada/define', '@plomada/domain'],
  'apps/api': ['@plomada/art', '@plomada/define', '@plomada/domain'],
  'apps/web': ['@plomada/define', '@plomada/domain', '@plomada/ui'],
}
const facets: Record<string, RegExp> = {
  'packages/domain/src':
    /^[a-z]+(\.(state|phase|next|notices|access|rules|filters|form|wire|calls|live|quotas|examples|fixtures))?(\.test)?\.ts$/,
  'apps/api/src':
    /^([a-z][A-Za-z]*\.(routes|documents|actions|queries|lists|links|live|mails|pages|(slow\.)?test)|(verify|viewer)(\.test)?)\.ts$/,
  'apps/web/src':
    /^([a-z]+\.(data|pages|test)\.tsx?|[A-Z]\w*Page\.tsx|[a-z]\w*(\.test)?\.tsx?|[A-Z]\w*\.tsx)$/,
}
const wireNames =
  /\b(tittle|presupuesto|postulantes|contrat|fecha_publicacion|imageServiceUrl|imagePerfil|rating_promedio|stripeSesionURL|numberJobs|orderFecha|horario)\b/

/** Matches text for users: a sentence, a title or a notice. Messages of errors and logs are English and allowed. */
const userText =
  /(?<!Error\(|console\.\w+\()'[A-ZÁÉÍÓÚÑ¡¿][^'\n]*[ áéíóúñ][^'\n]*'|(?<=useTitle\(|notify\('\w+', )['`][^'`\n]+['`]/

const MAXIMUM_FILES = 35

const violations: string[] = []
const report = (file: string, text: string) => violations.push(`${file}: ${text}`)
const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/(e2e|testing)\//.test(file)

const removeComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
/** Removes text for users, which may contain the Spanish words of the wire. */
const removeUserText = (code: string) =>
  code
    .replace(/`[^`]*`/g, '``')
    .replace(/'[^'\n]*\s[^'\n]*'/g, "''")
    .replace(/'[A-ZÁÉÍÓÚ][^'\n]*'/g, "''")

function checkImports(root: string, file: string, source: string) {
  const rows = layers[root] ?? []
  const getLayer = (name: string) => {
    const folder = path.relative(root, name).split('/')[0] ?? ''
    return rows.findIndex((row) => row.includes(folder))
  }
  const { imports, reexports } = parseFile(file, source)
  for (const { specifier, isType } of [...imports, ...reexports]) {
    if (isType) continue
    const other = /^@plomada\/[a-z]+/.exec(specifier)?.[0]
    if (other && !allowedPackages[root.replace('/src', '')]?.includes(other))
      report(file, `may not import ${other}`)
    if (!specifier.startsWith('.')) continue
    const target = path.join(path.dirname(file), specifier)
    if (!target.startsWith(root)) {
      if (/^(packages|apps)\/.*\.tsx?$/.test(target))
        report(file, `imports a file of another package: ${specifier}`)
      continue
    }
    const [from, to] = [getLayer(file), getLayer(target)]
    if (from >= 0 && to > from && !isTest(file)) report(file, `imports ${target} from a higher layer`)
  }
}

function checkNames(root: string, file: string) {
  const [folder = '', ...rest] = path.relative(root, file).split('/')
  if (rest.length === 0) return
  const known = (layers[root] ?? []).flat()
  if (!known.includes(folder)) report(file, `'${folder}' is neither a noun nor a shared folder of ${root}`)
  const facet = facets[root]
  if (nouns.includes(folder) && facet && rest.length === 1 && !facet.test(rest[0] ?? '')) {
    report(file, 'has an unknown facet; the list is in tools/architecture/architecture.ts')
  }
}

function checkText(file: string, source: string) {
  if (isTest(file)) return
  const code = removeComments(source)
  const name = wireNames.exec(removeUserText(code))
  if (name && !/\.(wire|filters|calls)\.tsx?$/.test(file)) {
    report(file, `uses the wire name ${name[0]} outside of *.wire.ts, *.filters.ts and *.calls.ts`)
  }
  if (file.startsWith('apps/web/src')) checkWeb(file, code)
  if (file.startsWith('packages/ui/src') && !/\/(theme|art)\//.test(file)) checkUi(file, code)
}

function checkWeb(file: string, code: string) {
  if (file.endsWith('.tsx')) {
    // In JSX a tag follows a space, a bracket or another tag; a type argument follows a name.
    const element = /(?<![\w.])<([a-z][a-z0-9]*)[\s/>]/.exec(code)
    if (element) report(file, `renders <${element[1]}>; the app only composes components of @plomada/ui`)
    if (/\.css/.test(code)) report(file, 'has styles; they belong to @plomada/ui')
  }
  const text = userText.exec(code)
  if (text) report(file, `contains the user text ${text[0]}; it belongs to the messages of @plomada/ui`)
}

function checkUi(file: string, code: string) {
  const raw = /#[0-9a-f]{3,8}\b(?![^'"`\n]*\.svg)|\b\d+px\b|oklch\(/i.exec(code)
  if (raw) report(file, `has a raw color or size (${raw[0]}); use a token of theme/`)
  if (/vars\.css\.ts'/.test(code) && !file.endsWith('.css.ts')) {
    report(file, 'uses tokens outside of a *.css.ts file')
  }
  const hasStyleProp = /\b(className|style)\??:/.test(code) && /export interface \w+Props/.test(code)
  if (hasStyleProp && !/\/Anchor\//.test(file)) report(file, 'has a className or style prop')
}

/** Checks that every exported component has stories. */
function checkStories(files: readonly string[]) {
  const exported = /export \{([^}]*)\} from '\.\/([A-Z]\w*)\/\2\.tsx'/g
  for (const index of files.filter((file) => /^packages\/ui\/src\/.*\/index\.ts$/.test(file))) {
    for (const [, names = '', name = ''] of readFileSync(index, 'utf8').matchAll(exported)) {
      if (!new RegExp(`(?<!type )\\b${name}\\b`).test(names)) continue
      const folder = path.join(path.dirname(index), name)
      if (!readdirSync(folder).some((file) => file.endsWith('.stories.tsx'))) report(folder, 'has no stories')
    }
  }
}

/** Checks that a reader can see what a source folder contains. Migrations are generated. */
function checkFolders() {
  const sizes = new Map<string, number>()
  for (const file of listFiles('packages/', 'apps/', 'tools/')) {
    const folder = path.dirname(file)
    if (/\/src\/|^tools/.test(file) && !folder.endsWith('/migrations'))
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  for (const [folder, size] of sizes)
    if (size > MAXIMUM_FILES) report(folder, `has ${size} files; at most ${MAXIMUM_FILES}, split by meaning`)
}

const files = listFiles('*.ts', '*.tsx').filter((file) => !file.startsWith('examples/'))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
for (const root of Object.keys(layers)) {
  for (const [file, source] of sources) {
    if (!file.startsWith(`${root}/`)) continue
    checkImports(root, file, source)
    checkNames(root, file)
    checkText(file, source)
  }
}
for (const cycle of findCycles(sources))
  report(cycle[0] ?? '', `is in a cycle of imports: ${cycle.join(', ')}`)
checkStories(files)
checkFolders()
console.log(violations.join('\n') || `${files.length} files checked, no violations.`)
process.exit(violations.length > 0 ? 1 : 0)
