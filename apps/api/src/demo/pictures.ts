import { hash, portrait, getTradeSwatch, toSvg, type PortraitLook } from '@plomada/art'
import sharp from 'sharp'
import type { Photos } from '../services/photos/photos.ts'

/** A generated picture: the portrait of a user or the material of a trade. */
export type Picture =
  | { kind: 'portrait'; seed: number; look: PortraitLook }
  | { kind: 'swatch'; trade: string; seed: number }

// Large enough for a card on a dense screen, small enough to render sixty in a few seconds.
const swatchSize = { width: 640, height: 480 }
const portraitSize = { width: 240, height: 240 }

/** Returns a name that identifies a picture. */
export const getPictureName = (picture: Picture): string =>
  picture.kind === 'portrait'
    ? `portrait ${picture.seed} ${picture.look}`
    : `swatch ${picture.trade} ${picture.seed}`

function toPictureSvg(picture: Picture): string {
  return picture.kind === 'portrait'
    ? toSvg(portrait(picture.seed, { look: picture.look }), portraitSize)
    : // Trades with the same material have different drawings.
      toSvg(getTradeSwatch(picture.trade, picture.seed + (hash(picture.trade) % 97)), swatchSize)
}

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
    for (const [name, picture] of distinct) {
      const png = await sharp(Buffer.from(toPictureSvg(picture)))
        .png({ compressionLevel: 1 })
        .toBuffer()
      keys.set(name, await photos.save(png))
    }
  } finally {
    sharp.block(svgReader)
  }
  return keys
}
