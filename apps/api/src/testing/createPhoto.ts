import sharp from 'sharp'

/** Creates a JPEG of one color, with the author and the location that cameras store. */
export async function createPhoto(background: string): Promise<Blob> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background } })
  const exif = { IFD0: { Copyright: 'Bruno' }, IFD3: { GPSLatitudeRef: 'S' } }
  return new Blob([new Uint8Array(await image.withExif(exif).jpeg().toBuffer())], { type: 'image/jpeg' })
}
