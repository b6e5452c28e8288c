import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { findDifferentPixels } from './differentPixels.ts'
import { reportFolder } from './paths.ts'
import type { Pixels } from './pixels.ts'
import { readManifest, readSheet, removeOtherSheets, writeManifest, writeSheet } from './pictureFiles.ts'
import { compose, cutOut, decode, type StoryPicture } from './sheets.ts'

/** The folder for the pictures of failed comparisons. */
export const differenceFolder = path.join(reportFolder, 'pictures')

/** A story that differs from its accepted picture. */
export interface Difference {
  sheet: string
  id: string
  reason: string
}

const toPng = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** Returns a black picture on which the pixels of a mask are white. */
const toMask = (mask: Uint8Array, { width, height }: Pixels): Pixels => ({
  data: Uint8Array.from({ length: mask.length * 3 }, (_, at) => (mask[Math.floor(at / 3)] === 1 ? 255 : 0)),
  width,
  height,
})

const isEqual = (one: Pixels, other: Pixels) =>
  one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0

async function writeDifference(
  name: string,
  before: Pixels | null,
  after: Pixels,
  difference: Buffer | null,
) {
  mkdirSync(differenceFolder, { recursive: true })
  const write = (kind: string, png: Buffer) =>
    writeFileSync(path.join(differenceFolder, `${name}.${kind}.png`), png)
  if (before) write('before', await toPng(before))
  write('after', await toPng(after))
  if (difference) write('difference', difference)
}

/** Compares the picture of a story with the accepted one; returns the reason when they differ visibly. */
async function compareOne(name: string, before: Pixels | null, after: Pixels): Promise<string | undefined> {
  if (before === null) {
    await writeDifference(name, null, after, null)
    return 'has no accepted picture yet'
  }
  if (isEqual(before, after)) return undefined
  const { width, height } = after
  if (before.width !== width || before.height !== height) {
    await writeDifference(name, before, after, null)
    return `is ${width} × ${height} pixels instead of ${before.width} × ${before.height}`
  }
  const different = findDifferentPixels(before, after)
  if (different === null) return undefined
  await writeDifference(name, before, after, await toPng(toMask(different.mask, after)))
  return `differs in ${different.count} pixels`
}

/** Compares the pictures of every visited story with the accepted ones. */
export async function compareSheets(
  sheets: ReadonlyMap<string, readonly StoryPicture[]>,
): Promise<Difference[]> {
  rmSync(differenceFolder, { recursive: true, force: true })
  const accepted = readManifest()?.sheets ?? {}
  const differences: Difference[] = []
  for (const [name, storyPictures] of sheets) {
    const tiles = accepted[name] ?? []
    const sheet = tiles.length > 0 ? await readSheet(name) : null
    for (const { id, picture } of await Promise.all(storyPictures.map(decode))) {
      const tile = tiles.find(([tileId]) => tileId === id)
      const before = sheet && tile ? cutOut(sheet, tile) : null
      const reason = await compareOne(`${id}.${name.split('.').slice(1).join('.')}`, before, picture)
      if (reason) differences.push({ sheet: name, id, reason })
    }
  }
  return differences
}

/**
 * Replaces the sheets on which a story looks different, and adds and removes sheets when all stories were visited.
 * `ids` are those of all stories. Returns the names of the changed files.
 */
export async function updateSheets(
  sheets: ReadonlyMap<string, readonly StoryPicture[]>,
  chromium: string,
  { isComplete, ids }: { isComplete: boolean; ids: ReadonlySet<string> },
): Promise<string[]> {
  const manifest = readManifest()
  const isSameBrowser = manifest?.chromium.split('.')[0] === chromium.split('.')[0]
  const different = new Set((await compareSheets(sheets)).map(({ sheet }) => sheet))
  const changedSheets: string[] = []
  const next = { ...manifest?.sheets }
  for (const [name, storyPictures] of sheets) {
    const accepted = (next[name] ?? []).map(([id]) => id)
    const visited = storyPictures.map(({ id }) => id)
    if (isSameBrowser && accepted.join() === visited.join() && !different.has(name)) continue
    const others = accepted.filter((id) => ids.has(id) && !visited.includes(id))
    if (!isComplete && others.length > 0)
      throw new Error(`${name} also shows ${others.join(', ')}: update it with all of them, or all pictures.`)
    const { sheet, tiles } = compose(await Promise.all(storyPictures.map(decode)))
    await writeSheet(name, sheet)
    next[name] = tiles
    changedSheets.push(name)
  }
  if (isComplete) {
    const names = new Set([...sheets.keys(), 'specimen'])
    changedSheets.push(...removeOtherSheets(names))
    for (const name of Object.keys(next)) if (!names.has(name)) delete next[name]
  }
  writeManifest({
    chromium: isSameBrowser ? (manifest?.chromium ?? chromium) : chromium,
    platform: process.platform,
    sheets: next,
  })
  return changedSheets
}
