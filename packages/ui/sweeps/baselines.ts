import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { pixelsOf } from './pixels.ts'
import { reports } from './stories.ts'

/** Where the pictures are kept; another folder serves to try the mechanism out. */
export const folder = process.env['BASELINES'] ?? path.join(import.meta.dirname, '../baselines')
const manifest = path.join(folder, 'manifest.json')

const fileOf = (name: string) => path.join(folder, `${name}.webp`)

interface Manifest {
  /** Pixels differ from one major version to the next. */
  chromium: string
  platform: string
}

const major = (version: string) => version.split('.')[0] ?? ''

/** True, or the sentence that says why the pictures cannot be compared here. */
export function isComparable(version: string): true | string {
  if (!existsSync(manifest)) return 'There are no pictures yet: pnpm visual --update makes them.'
  const made = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest // written below
  if (major(made.chromium) === major(version) && made.platform === process.platform) return true
  return `The pictures were made by Chromium ${major(made.chromium)} on ${made.platform}; this is Chromium ${major(version)} on ${process.platform}, which draws other pixels.`
}

/** Begins a new set of pictures. */
export function writeManifest(version: string): void {
  mkdirSync(folder, { recursive: true })
  const made: Manifest = { chromium: version, platform: process.platform }
  // Two workers may write at once, and nobody may read half of it.
  const draft = `${manifest}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`)
  renameSync(draft, manifest)
}

/** Keeps a picture without loss; WebP needs two thirds of what PNG does. */
export async function keep(name: string, shot: Buffer): Promise<void> {
  writeFileSync(fileOf(name), await sharp(shot).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer())
}

/** A picture at half its size. */
export async function halved(shot: Buffer): Promise<Buffer> {
  const { width, height } = await pixelsOf(shot)
  return sharp(shot)
    .resize(Math.ceil(width / 2), Math.ceil(height / 2), { fit: 'fill' })
    .png()
    .toBuffer()
}

/**
 * Steps of 255 by which a channel may differ, and how many pixels may differ by more: a thousandth of the picture,
 * because curves are not drawn the same where the browser cuts a page into tiles.
 */
const tolerance = { step: 24, share: 0.001, pixels: 24 }
const mayDiffer = ({ width, height }: { width: number; height: number }) =>
  Math.max(tolerance.pixels, width * height * tolerance.share)

const differing = (kept: Uint8Array, now: Uint8Array) => {
  const marked = Buffer.from(now)
  let count = 0
  for (let at = 0; at < now.length; at += 3) {
    const far = [at, at + 1, at + 2].some(
      (channel) => Math.abs((kept[channel] ?? 0) - (now[channel] ?? 0)) > tolerance.step,
    )
    if (!far) continue
    count += 1
    marked.set([255, 0, 128], at)
  }
  return { marked, count }
}

/** Says how a picture differs from the one that is kept; the difference lies among the reports. */
export async function compare(name: string, shot: Buffer): Promise<string[]> {
  const file = fileOf(name)
  if (!existsSync(file)) return [`${name}: has no picture yet (pnpm visual --update)`]
  const [kept, now] = [await pixelsOf(readFileSync(file)), await pixelsOf(shot)]
  const isAlike = kept.width === now.width && kept.height === now.height
  if (isAlike && Buffer.compare(kept.data, now.data) === 0) return []
  const { marked, count } = isAlike ? differing(kept.data, now.data) : { marked: now.data, count: 0 }
  if (isAlike && count <= mayDiffer(now)) return []
  const out = path.join(reports, 'pictures')
  mkdirSync(out, { recursive: true })
  writeFileSync(path.join(out, `${name}.now.png`), shot)
  if (!isAlike) return [`${name}: ${now.width} × ${now.height} instead of ${kept.width} × ${kept.height}`]
  const raw = { raw: { width: now.width, height: now.height, channels: 3 as const } }
  await sharp(marked, raw)
    .png()
    .toFile(path.join(out, `${name}.difference.png`))
  return [`${name}: ${count} pixels differ, see ${path.join(out, `${name}.difference.png`)}`]
}
