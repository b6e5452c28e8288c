/**
 * What the packed library costs the people of another product: min + gzip, without React. Bundles a few entries with
 * Vite's own defaults against what the tarballs hold, and fails where one weighs more than it may.
 */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { atOnceWith, filesOf } from './bundle.ts'
import { pack, packed } from '../pack/pack.ts'
import { budgets, type Piece } from './budgets.ts'

interface Bundle {
  pieces: Piece[]
  /** Packages of other people that are in it. */
  carries: Set<string>
}

const entries = path.join(packed, 'sizes')
const notOurs = /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/
const isReact = /^react(-dom)?($|\/)/

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' ? file.code : file.source

async function bundle(entry: string): Promise<Bundle> {
  const result = await build({
    root: packed,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(entries, `${entry}.tsx`),
        external: [isReact],
        // As in an application, whose first file also holds what later ones share. `strict` would split that off into
        // many small ones, which no application built by Vite does.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  const files = filesOf(result)
  const first = atOnceWith(files)
  const late = files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.dynamicImports : []))
  const drawn = atOnceWith(
    files,
    files.filter(({ fileName }) => late.includes(fileName)),
  )
  const carries = new Set<string>()
  const pieces = files.flatMap((file): Piece[] => {
    const kind = path.extname(file.fileName).slice(1)
    if (kind !== 'js' && kind !== 'css') return []
    if (file.type === 'chunk')
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const name = renderedLength > 0 && notOurs.exec(id)?.[1]
        if (name && name !== '.packed' && !name.startsWith('@plomada/')) carries.add(name)
      }
    const { fileName } = file
    const bytes = gzipSync(textOf(file), { level: 9 }).length
    return [{ kind, bytes, isFirst: first.has(fileName), isDrawn: drawn.has(fileName) }]
  })
  return { pieces, carries }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2).padStart(6)

pack()
rmSync(entries, { recursive: true, force: true })
cpSync(path.join(import.meta.dirname, 'entries'), entries, { recursive: true })
const failures: string[] = []
const bundles = new Map<string, Bundle>()

console.log('kB, min + gzip, without React'.padEnd(52), ' now   limit  goal')
for (const { title, entry, counts, limit, goal, without = [] } of budgets) {
  const made = bundles.get(entry) ?? (await bundle(entry))
  bundles.set(entry, made)
  const bytes = made.pieces.filter(counts).reduce((sum, piece) => sum + piece.bytes, 0)
  const intruders = without.filter((name) =>
    [...made.carries].some((one) => one === name || one.startsWith(`${name}/`)),
  )
  const isOver = bytes > limit
  if (isOver) failures.push(`${title}: ${bytes} bytes, ${limit} at most`)
  if (intruders.length > 0) failures.push(`${title}: carries ${intruders.join(', ')}`)
  const mark = isOver || intruders.length > 0 ? 'TOO MUCH' : limit > goal ? 'over its goal' : 'ok'
  console.log(title.padEnd(50), kilobytes(bytes), kilobytes(limit), kilobytes(goal), ` ${mark}`)
}
for (const [entry, { carries }] of bundles)
  console.log(`${entry} carries: ${[...carries].toSorted().join(', ') || 'nothing'}`)
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
