/** Checks the packages as they will be published: their doors, their types, their styles, and what a component brings along. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { atOnceWith, filesOf } from '../bundleSize/bundle.ts'
import { contentOf, pack, published, tarballOf } from '../pack/pack.ts'
import { faultsOf } from './styles.ts'

const faults: string[] = []
const fault = (where: string, text: string) => faults.push(`${where}: ${text}`)

pack()
const ui = contentOf('ui')
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const components = filesIn(path.join(ui, 'dist/entry'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.basename(file, '.js'))

/** publint: what `package.json` promises is there. */
async function checkPromises() {
  for (const name of published) {
    const tarball = new Uint8Array(readFileSync(tarballOf(name))).buffer
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
    for (const message of messages) fault(`publint, ${name}`, formatMessage(message, pkg) ?? message.code)
  }
}

/** attw: TypeScript finds the types of every door, and they match its code. Styles have none. */
function checkTypes() {
  const doors: Record<string, string[]> = {
    art: [],
    domain: [],
    ui: ['--entrypoints', '.', 'form', 'theme', 'icons', 'tokens.json', ...components],
  }
  for (const name of published) {
    const given = [tarballOf(name), '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--quiet']
    const { status } = spawnSync('pnpm', ['exec', 'attw', ...given, ...(doors[name] ?? [])])
    if (status === 0) continue
    const { stdout } = spawnSync('pnpm', ['exec', 'attw', ...given.slice(0, -1), ...(doors[name] ?? [])], {
      encoding: 'utf8',
    })
    fault(`attw, ${name}`, stdout)
  }
}

/** Every rule lies in a layer and weighs no more than one class; nothing of vanilla-extract reaches a consumer. */
function checkStyles() {
  for (const file of filesIn(path.join(ui, 'dist'))) {
    const text = /\.(css|js|d\.ts)$/.test(file) ? readFileSync(path.join(ui, 'dist', file), 'utf8') : ''
    if (file.endsWith('.css')) for (const one of faultsOf(text)) fault(file, one)
    else if (text.includes('@vanilla-extract')) fault(file, 'asks for vanilla-extract')
  }
  const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as { exports: object }
  if (JSON.stringify(exports).includes('@plomada/source')) fault('package.json', 'leads to the sources')
}

/** Components that are, or hold, a form; and those with a group of controls. Only they may be heavy at once. */
const isForm =
  /Form$|Fields$|^(AdditionalInfoLayout|ContactLayout|EmailConfirmation|RegistrationLayout|UserDetailCard)$/
const isGroup = /^(CheckboxGroup|RadioGroup|StarsField|DayPicker|TradePicker)$/
const heavy: Record<string, (component: string) => boolean> = {
  formik: (component) => isForm.test(component),
  zod: (component) => isForm.test(component),
  'react-aria-components': (component) => isForm.test(component) || isGroup.test(component),
  '@radix-ui/react-select': () => false,
}

const packageOf = (id: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? ''

type Files = ReturnType<typeof filesOf>

/** Bundles some components together, without React, as a page would that imports only these. */
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
        // One file for each module: in a bundle of all components, what one loads must not depend on the others.
        output: { preserveModules: names.length > 1 },
      },
    },
  })
  return filesOf(result)
}

/** Heavy packages that a page loads at once with this component. */
function heavyWith(files: Files, component: string): Set<string> {
  const entry = files.filter((file) => file.type === 'chunk' && file.isEntry && file.name === component)
  if (entry.length !== 1) throw new Error(`The bundle has ${entry.length} entries named ${component}.`)
  const atOnce = atOnceWith(files, entry)
  const names = files.flatMap((file) =>
    file.type === 'chunk' && atOnce.has(file.fileName)
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? [packageOf(id)] : [],
        )
      : [],
  )
  return new Set(names.filter((name) => name in heavy))
}

const tooHeavy = (files: Files, component: string) =>
  [...heavyWith(files, component)].filter((name) => !heavy[name]?.(component))

/** Fails for each component that makes a page load an engine that it does not need at once. */
async function checkWeight() {
  // A module of this bundle holds what any component uses of it, so it can show too much and never too little.
  // Only a component that it shows as too heavy is bundled alone, which tells for sure.
  const all = await bundle(components)
  for (const component of components) {
    if (tooHeavy(all, component).length === 0) continue
    for (const name of tooHeavy(await bundle([component]), component)) {
      fault(component, `brings ${name} at once`)
    }
  }
}

await checkPromises()
checkTypes()
checkStyles()
await checkWeight()
console.log(
  faults.join('\n') ||
    `${components.length} components, each behind a door of its own; nothing to complain about.`,
)
process.exit(faults.length > 0 ? 1 : 0)
