/**
 * Measures the bundle size of the packed library in another app: min + gzip, without React. Bundles `entries` with the
 * defaults of Vite, or as `examples/vite`, and fails when a bundle exceeds its budget or contains a forbidden package.
 */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pack, packedFolder } from '../pack/pack.ts'
import { budgets, type OutputFile } from './budgets.ts'
import { collectInitialFiles, getSize, listOutputFiles } from './buildOutput.ts'

interface Bundle {
  outputs: OutputFile[]
  /** The third-party packages in the bundle. */
  packages: Set<string>
  /** The paths of the modules of this repository in the bundle. */
  ownModules: string[]
}

const entries = path.join(packedFolder, 'entries')
const packageInPath =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/
const isReact = /^react(-dom)?($|\/)/

async function bundle(entry: string, settings: 'example' | 'vite'): Promise<Bundle> {
  const result = await build({
    root: packedFolder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      ...(settings === 'example' && { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] }),
      rolldownOptions: {
        ...(settings === 'example' && {
          output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
        }),
        input: path.join(entries, `${entry}.tsx`),
        external: [isReact],
        // As in an app built with Vite, whose first file also contains the modules that lazy files share.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  const files = listOutputFiles(result)
  const first = collectInitialFiles(files)
  const lazyChunks = files.flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? file.dynamicImports : [],
  )
  const lazy = collectInitialFiles(
    files,
    files.filter(({ fileName }) => lazyChunks.includes(fileName)),
  )
  const packages = new Set<string>()
  const ownModules: string[] = []
  const outputs = files.flatMap((file): OutputFile[] => {
    const kind = path.extname(file.fileName).slice(1)
    if (kind !== 'js' && kind !== 'css') return []
    if (file.type === 'chunk')
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const name = renderedLength > 0 && packageInPath.exec(id)?.[1]
        if (!name || name === '.packed') continue
        if (name.startsWith('@plomada/')) ownModules.push(id.slice(id.lastIndexOf('@plomada/')))
        else packages.add(name)
      }
    const { fileName } = file
    return [{ kind, bytes: getSize(file), isFirst: first.has(fileName), isLazy: lazy.has(fileName) }]
  })
  return { outputs, packages, ownModules }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2).padStart(6)

pack()
rmSync(entries, { recursive: true, force: true })
cpSync(path.join(import.meta.dirname, 'entries'), entries, { recursive: true })
const failures: string[] = []
const bundles = new Map<string, Bundle>()

console.log('kB, min + gzip, without React'.padEnd(62), ' now   limit  goal')
for (const { title, entry, counts, limit, goal, forbidden = [], ...rest } of budgets) {
  const { forbiddenModules, settings = 'vite' } = rest
  const name = settings === 'vite' ? entry : `${entry}, as in the example,`
  const { outputs, packages, ownModules } = bundles.get(name) ?? (await bundle(entry, settings))
  bundles.set(name, { outputs, packages, ownModules })
  const bytes = outputs.filter(counts).reduce((sum, file) => sum + file.bytes, 0)
  const found = [
    ...forbidden.filter((name) => [...packages].some((one) => one === name || one.startsWith(`${name}/`))),
    ...ownModules.filter((module) => forbiddenModules?.test(module)),
  ]
  const isOver = bytes > limit
  if (isOver) failures.push(`${title}: ${bytes} bytes, ${limit} at most`)
  if (found.length > 0) failures.push(`${title}: contains ${found.join(', ')}`)
  const mark = isOver || found.length > 0 ? 'FAILED' : limit > goal ? 'over its goal' : 'ok'
  console.log(title.padEnd(60), kilobytes(bytes), kilobytes(limit), kilobytes(goal), ` ${mark}`)
}
for (const [name, { packages }] of bundles)
  console.log(`${name} contains: ${[...packages].toSorted().join(', ') || 'no packages'}`)
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
