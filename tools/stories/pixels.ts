import sharp from 'sharp'

/** A decoded picture with three bytes per pixel. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Decodes a PNG. */
export async function decodePng(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The relative luminance of each value of a channel (WCAG 2.2). */
const luminance = Float64Array.from({ length: 256 }, (_, step) => {
  const share = step / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const luminanceAt = ({ data }: Pixels, at: number) =>
  0.2126 * (luminance[data[at] ?? 0] ?? 0) +
  0.7152 * (luminance[data[at + 1] ?? 0] ?? 0) +
  0.0722 * (luminance[data[at + 2] ?? 0] ?? 0)

/** Returns the contrast ratio of the same pixel in two pictures. */
const contrast = (one: Pixels, other: Pixels, at: number) => {
  const [a, b] = [luminanceAt(one, at), luminanceAt(other, at)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Marks and counts the pixels that differ by at least a contrast ratio. */
export function diffPixels(one: Pixels, other: Pixels, least: number): { mask: Uint8Array; count: number } {
  const mask = new Uint8Array(one.width * one.height)
  let count = 0
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const at = pixel * 3
    const isSame =
      one.data[at] === other.data[at] &&
      one.data[at + 1] === other.data[at + 1] &&
      one.data[at + 2] === other.data[at + 2]
    if (isSame || contrast(one, other, at) < least) continue
    mask[pixel] = 1
    count += 1
  }
  return { mask, count }
}
