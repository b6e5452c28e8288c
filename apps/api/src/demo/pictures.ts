import { hash, portrait, getTradeSwatch, toSvg, type PortraitLook } from '@plomada/art'
import sharp from 'sharp'
import type { Photos } from '../services/photos/photos.ts'
import { readScene, type SceneName } from './scenes.ts'

/** A picture: the portrait of a user, the material of a trade, or a scene that looks like a photo. */
export type Picture =
  | { kind: 'portrait'; seed: number; look: PortraitLook }
  | { kind: 'swatch'; trade: string; seed: number }
  | { kind: 'scene'; name: SceneName }

// Large enough for a card on a dense screen, small enough to render sixty in a few seconds.
const swatchSize = { width: 640, height: 480 }
const portraitSize = { width: 240, height: 240 }

/** Returns a name that identifies a picture. */
export function getPictureName(picture: Picture): string {
  if (picture.kind === 'scene') return `scene ${picture.name}`
  return picture.kind === 'portrait'
    ? `portrait ${picture.seed} ${picture.look}`
    : `swatch ${picture.trade} ${picture.seed}`
}

function toPictureSvg(picture: Exclude<Picture, { kind: 'scene' }>): string {
  return picture.kind === 'portrait'
    ? toSvg(portrait(picture.seed, { look: picture.look }), portraitSize)
    : // Trades with the same material have different drawings.
      toSvg(getTradeSwatch(picture.trade, picture.seed + (hash(picture.trade) % 97)), swatchSize)
}

/** Returns a picture as a file that users could upload. */
const toUpload = (picture: Picture): Promise<Buffer> =>
  picture.kind === 'scene'
    ? readScene(picture.name)
    : sharp(Buffer.from(toPictureSvg(picture)))
        .png({ compressionLevel: 1 })
        .toBuffer()

const svgReader = { operation: ['VipsForeignLoadSvgBuffer'] }

/** Renders each picture once and saves it like an upload. Returns the keys by name. */
export async function savePictures(
  pictures: readonly Picture[],
  photos: Pick<Photos, 'save'>,
): Promise<Map<string, string>> {
  const distinct = new Map(pictures.map((picture) => [getPictureName(picture), picture]))
  const keys = new Map<string, string>()
  // The SVG reader is blocked because of uploads. These files are trusted, and no uploads arrive during the seed.
  sharp.unblock(svgReader)
  try {
    const named = [...distinct]
    // Some at once: one is rendered while another is converted.
    for (let start = 0; start < named.length; start += 8) {
      const batch = named.slice(start, start + 8)
      const saved = await Promise.all(batch.map(async ([, picture]) => photos.save(await toUpload(picture))))
      for (const [index, key] of saved.entries()) keys.set(batch[index]?.[0] ?? '', key)
    }
  } finally {
    sharp.block(svgReader)
  }
  return keys
}
