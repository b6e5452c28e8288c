import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './paths.ts'
import type { Pixels } from './pixels.ts'

/** The folder of the accepted pictures. */
const baselineFolder = path.join(root, 'packages/ui/baselines')
const manifestFile = path.join(baselineFolder, 'manifest.json')

/** The position of a story on a sheet: id, left, top, width, height. */
export type Tile = [id: string, x: number, y: number, width: number, height: number]

interface Manifest {
  /** Major versions of Chromium render different pixels. */
  chromium: string
  platform: string
  sheets: Record<string, Tile[]>
}

const sheetFile = (name: string) => path.join(baselineFolder, `${name}.webp`)

/** Reads the manifest of the accepted pictures; returns null when there are none. */
export function readManifest(): Manifest | null {
  if (!existsSync(manifestFile)) return null
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest // written below
}

/** Writes the manifest with one line for each sheet, for readable diffs. */
export function writeManifest({ chromium, platform, sheets }: Manifest): void {
  mkdirSync(baselineFolder, { recursive: true })
  const lines = Object.keys(sheets)
    .toSorted()
    .map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(sheets[name])}`)
  const head = `{\n  "chromium": ${JSON.stringify(chromium)},\n  "platform": ${JSON.stringify(platform)},`
  writeFileSync(manifestFile, `${head}\n  "sheets": {\n${lines.join(',\n')}\n  }\n}\n`)
}

/** Rounds every channel to 32 levels, which is not visible and saves a third of the file size. */
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

/** Writes a sheet as lossless WebP. */
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
