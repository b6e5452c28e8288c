import { hash, portrait, swatchOf, toSvg } from '@plomada/art'
import type { PortraitLook } from '@plomada/art'
import sharp from 'sharp'
import type { Photos } from '../services/photos/photos.ts'

/** A picture that our own code draws: somebody's portrait or the material of a trade. */
export type Picture =
  | { kind: 'portrait'; seed: number; look: PortraitLook }
  | { kind: 'swatch'; trade: string; seed: number }

// Large enough for a card on a dense screen, small enough to draw sixty of them in a few seconds.
const swatchSize = { width: 640, height: 480 }
const portraitSize = { width: 240, height: 240 }

/** What tells a picture from another one. */
export const pictureName = (picture: Picture): string =>
  picture.kind === 'portrait'
    ? `portrait ${picture.seed} ${picture.look}`
    : `swatch ${picture.trade} ${picture.seed}`

function svgOf(picture: Picture): string {
  return picture.kind === 'portrait'
    ? toSvg(portrait(picture.seed, { look: picture.look }), portraitSize)
    : // Trades that share a material do not share its drawings.
      toSvg(swatchOf(picture.trade, picture.seed + (hash(picture.trade) % 97)), swatchSize)
}

const svgReader = { operation: ['VipsForeignLoadSvgBuffer'] }

/** Draws each picture once and hands it to the photos as if somebody had uploaded it; the keys by name. */
export async function keepPictures(
  pictures: readonly Picture[],
  photos: Pick<Photos, 'keep'>,
): Promise<Map<string, string>> {
  const distinct = new Map(pictures.map((picture) => [pictureName(picture), picture]))
  const keys = new Map<string, string>()
  // Uploads may not be SVG, so its reader is closed in this process; these are our own and nobody uploads yet.
  sharp.unblock(svgReader)
  try {
    for (const [name, picture] of distinct) {
      const png = await sharp(Buffer.from(svgOf(picture)))
        .png({ compressionLevel: 1 })
        .toBuffer()
      keys.set(name, await photos.keep(png))
    }
  } finally {
    sharp.block(svgReader)
  }
  return keys
}
