const JPEG_QUALITY = 0.85

const toJpegName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`

/**
 * Returns a photo as a JPEG whose longer side has at most `maxPixels`, upright and without metadata. Returns null when it
 * is small enough already, unless `always`. Rejects if the browser cannot read it.
 */
export async function shrinkPhoto(file: File, maxPixels: number, always: boolean): Promise<File | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height))
  if (scale === 1 && !always) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no memory for the photo.')
  // A JPEG has no transparency, and its pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  if (!blob) throw new Error('The browser cannot encode the photo.')
  return new File([blob], toJpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
}
