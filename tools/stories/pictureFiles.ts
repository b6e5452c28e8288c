import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './paths.ts'
import type { Pixels } from './pixels.ts'

/** Where the accepted pictures are committed. */
const baselineFolder = path.join(root, 'packages/ui/baselines')
const manifestFile = path.join(baselineFolder, 'manifest.json')

/** The place of one story on a sheet: id, left, top, width, height. */
export type Tile = [id: string, x: number, y: number, width: number, height: number]

interface Manifest {
  /** Chromium renders other pixels from one major version to the next. */
  chromium: string
  platform: string
  sheets: Record<string, Tile[]>
}

const sheetFile = (name: string) => path.join(baselineFolder, `${name}.webp`)

/** Reads which stories are on which sheet, and the browser that rendered them; null when there are no pictures. */
export function readManifest(): Manifest | null {
  if (!existsSync(manifestFile)) return null
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest // written below
}

/** Writes the manifest with one line for each sheet, so that a change shows as a line. */
export function writeManifest({ chromium, platform, sheets }: Manifest): void {
  mkdirSync(baselineFolder, { recursive: true })
  const lines = Object.keys(sheets)
    .toSorted()
    .map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(sheets[name])}`)
  const head = `{\n  "chromium": ${JSON.stringify(chromium)},\n  "platform": ${JSON.stringify(platform)},`
  writeFileSync(manifestFile, `${head}\n  "sheets": {\n${lines.join(',\n')}\n  }\n}\n`)
}

/** Rounds every channel to 32 levels: the eye does not see it, and the files get a third smaller. */
export function reduceColors({ data, width, height }: Pixels): Pixels {
  return { data: data.map((value) => (value & 0xf8) | (value >> 5)), width, height }
}

/** Reads a committed sheet. */
export async function readSheet(name: string): Promise<Pixels> {
  const { data, info } = await sharp(sheetFile(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Writes a sheet without loss. */
export async function writeSheet(name: string, { data, width, height }: Pixels): Promise<void> {
  mkdirSync(baselineFolder, { recursive: true })
  const raw = { raw: { width, height, channels: 3 as const } }
  await sharp(data, raw).webp({ lossless: true, effort: 4 }).toFile(sheetFile(name))
}

/** Removes the sheets that are not in the list; returns their names. */
export function removeOtherSheets(names: ReadonlySet<string>): string[] {
  if (!existsSync(baselineFolder)) return []
  const stale = readdirSync(baselineFolder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace('.webp', ''))
    .filter((name) => !names.has(name))
  for (const name of stale) rmSync(sheetFile(name))
  return stale
}
