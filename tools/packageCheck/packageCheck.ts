/**
 * Checks the packed packages: their exports, types and styles, the code of their READMEs, lists in server components, and
 * which third-party packages each component loads.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { collectInitialFiles, listOutputFiles } from '../bundleSize/buildOutput.ts'
import {
  getContentFolder,
  getTarball,
  pack,
  packedFolder,
  packedPackages,
  publishedPackages,
} from '../pack/pack.ts'
import { findServerProblems } from './serverComponents/findServerProblems.ts'
import { findSnippetProblems } from './snippets.ts'
import { updateServerTable } from './serverTable.ts'
import { findStyleProblems } from './styles.ts'

const problems: string[] = []
const report = (where: string, text: string) => problems.push(`${where}: ${text}`)

pack()
const ui = getContentFolder('ui')
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const components = filesIn(path.join(ui, 'dist/entry'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.basename(file, '.js'))

/** Runs publint, which checks `package.json` against the packed files. */
async function checkManifests() {
  for (const name of packedPackages) {
    const tarball = new Uint8Array(readFileSync(getTarball(name))).buffer
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
    for (const message of messages) report(`publint, ${name}`, formatMessage(message, pkg) ?? message.code)
  }
}

/** Runs attw, which checks that TypeScript finds the types of every export. Styles have no types. */
function checkTypes() {
  const entryPoints: Record<string, string[]> = {
    art: [],
    define: [],
    domain: [],
    ui: ['--entrypoints', '.', 'form', 'messages', 'theme', 'icons', 'testing', 'tokens.json', ...components],
  }
  for (const name of publishedPackages) {
    const given = [getTarball(name), '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--quiet']
    const { status } = spawnSync('pnpm', ['exec', 'attw', ...given, ...(entryPoints[name] ?? [])])
    if (status === 0) continue
    const { stdout } = spawnSync(
      'pnpm',
      ['exec', 'attw', ...given.slice(0, -1), ...(entryPoints[name] ?? [])],
      {
        encoding: 'utf8',
      },
    )
    report(`attw, ${name}`, stdout)
  }
}

/** Checks the style sheets, and that no published file imports vanilla-extract or names the source condition. */
function checkStyles() {
  const firstLines = new Set<string>()
  for (const file of filesIn(path.join(ui, 'dist'))) {
    const text = /\.(css|js|d\.ts)$/.test(file) ? readFileSync(path.join(ui, 'dist', file), 'utf8') : ''
    if (file.endsWith('.css')) {
      firstLines.add(text.split('\n')[0] ?? '')
      for (const one of findStyleProblems(text)) report(file, one)
    } else if (text.includes('@vanilla-extract')) report(file, 'imports vanilla-extract')
  }
  if (firstLines.size !== 1) report('styles', `different orders of layers: ${[...firstLines].join(' ')}`)
  const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as { exports: object }
  if (JSON.stringify(exports).includes('@plomada/source')) report('package.json', 'exports sources')
}

/** Checks or writes the table of the README that says where each component works. */
function checkServerTable() {
  const readme = path.join(import.meta.dirname, '../../packages/ui/README.md')
  const text = readFileSync(readme, 'utf8')
  const updated = updateServerTable(text, path.join(ui, 'dist'))
  if (updated === null) report('README.md', 'has no place for the table of server components')
  else if (updated === text) return
  else if (process.argv.includes('--update')) writeFileSync(readme, updated)
  else report('README.md', 'the table of server components is out of date; `--update` writes it')
}

/** Imports every entry point in Node, which fails if one imports a style sheet. */
function checkNode() {
  const imports = [
    '',
    '/form',
    '/screens',
    '/theme',
    '/icons',
    '/messages',
    '/testing',
    ...components.map((name) => `/${name}`),
  ]
  const code = imports.map((entry) => `await import('@plomada/ui${entry}')`).join(';')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: packedFolder,
    encoding: 'utf8',
  })
  if (status !== 0) report('import in Node', stderr)
}

/** Components that contain a form or a group of controls: only they may load large packages immediately. */
const isForm =
  /Form$|Fields$|^(AdditionalInfoLayout|AlertDialog|AssignmentActions|CloseOfferDialog|OfferPhotosField|ApplicationDialog|ContactLayout|CounterOfferDialog|DeclineDialog|EmailConfirmation|OfferQuestions|OwnApplication|PayoutAccountPanel|QuestionActions|SuspendDialog|UserDetailCard|WithdrawalDialog)$/
const isGroup = /^(CheckboxGroup|RadioGroup|StarsField|DayPicker|TradePicker)$/
const largePackages: Record<string, (component: string) => boolean> = {
  formik: (component) => isForm.test(component),
  zod: (component) => isForm.test(component),
  'react-aria-components': (component) => isForm.test(component) || isGroup.test(component),
  '@radix-ui/react-select': () => false,
}

const getPackage = (id: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? ''

type Files = ReturnType<typeof listOutputFiles>

/** Bundles components without React. */
async function bundle(names: readonly string[]): Promise<Files> {
  const result = await build({
    root: ui,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, path.join(ui, `dist/entry/${name}.js`)])),
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        // With all components in one bundle, the files that one loads must not depend on the others.
        output: { preserveModules: names.length > 1 },
      },
    },
  })
  return listOutputFiles(result)
}

/** Returns the large packages that a component loads immediately. */
function listLargePackages(files: Files, component: string): Set<string> {
  const entry = files.filter((file) => file.type === 'chunk' && file.isEntry && file.name === component)
  if (entry.length !== 1) throw new Error(`The bundle has ${entry.length} entries named ${component}.`)
  const atOnce = collectInitialFiles(files, entry)
  const names = files.flatMap((file) =>
    file.type === 'chunk' && atOnce.has(file.fileName)
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? [getPackage(id)] : [],
        )
      : [],
  )
  return new Set(names.filter((name) => name in largePackages))
}

const findForbiddenPackages = (files: Files, component: string) =>
  [...listLargePackages(files, component)].filter((name) => !largePackages[name]?.(component))

/** Reports each component that loads a large package that it should load lazily. */
async function checkBundles() {
  // In a common bundle a module contains the code that any component uses, so it can show too many packages but never
  // too few. Only components with a problem are bundled again alone.
  const all = await bundle(components)
  for (const component of components) {
    if (findForbiddenPackages(all, component).length === 0) continue
    for (const name of findForbiddenPackages(await bundle([component]), component)) {
      report(component, `loads ${name} immediately`)
    }
  }
}

await checkManifests()
checkTypes()
checkStyles()
checkNode()
problems.push(...findSnippetProblems())
problems.push(...findServerProblems(path.join(ui, 'dist'), components))
checkServerTable()
await checkBundles()
console.log(problems.join('\n') || `${components.length} components checked, no problems.`)
process.exit(problems.length > 0 ? 1 : 0)
