import { PHOTO_MAX_BYTES, PHOTO_WIDTHS, type PhotoWidth } from '@plomada/domain'
import { Problem, refuse } from '@plomada/domain/contract'
import sharp from 'sharp'
import { timeoutFactor } from '../../timeoutFactor.ts'

const MAX_PIXELS = 40_000_000
const DECODE_TIMEOUT_SECONDS = 20 * timeoutFactor

// Every other decoder (SVG, GIF, TIFF, PDF…) is blocked to reduce the attack surface. sharp detects the type by content.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const isHeic = (upload: Buffer): boolean =>
  upload.toString('latin1', 4, 8) === 'ftyp' &&
  /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(upload.toString('latin1', 8, 12))

function toProblem(error: unknown, upload: Buffer): Problem {
  if (error instanceof Error && /pixel limit/.test(error.message)) {
    return new Problem('photoTooLarge', { sentence: 'La foto puede tener hasta 40 megapíxeles' })
  }
  if (isHeic(upload)) {
    const sentence =
      'No podemos leer fotos HEIC. Guardá la foto como JPEG, PNG, WebP o AVIF y mandala de nuevo'
    return new Problem('photoFormat', { sentence })
  }
  return new Problem('photoFormat')
}

const open = (upload: Buffer) =>
  sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: DECODE_TIMEOUT_SECONDS,
  })

/** Rotates by EXIF orientation, shrinks and drops all metadata. */
const shrink = (upload: Buffer, width: PhotoWidth): Promise<Buffer> =>
  open(upload)
    .rotate()
    // WebP limits the height, which a very narrow photo would exceed.
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()

async function convert(upload: Buffer): Promise<Map<PhotoWidth, Buffer>> {
  if (upload.length > PHOTO_MAX_BYTES) refuse('photoTooLarge')
  try {
    const { format, compression } = await open(upload).metadata()
    if (format === 'heif' && compression !== 'av1') throw new Error('only AV1 is decoded')
    const files = new Map<PhotoWidth, Buffer>()
    for (const width of PHOTO_WIDTHS) files.set(width, await shrink(upload, width))
    return files
  } catch (error) {
    throw toProblem(error, upload)
  }
}

// A kilobyte may decode into seconds of work, so users would wait too long in a longer queue.
const MAX_QUEUED = 16
let queued = 0
let last: Promise<unknown> = Promise.resolve()

/** Converts an upload to one WebP file per width. Uploads are processed one at a time: decoding takes up to 160 MB. */
export async function convertPhoto(upload: Buffer): Promise<Map<PhotoWidth, Buffer>> {
  if (queued >= MAX_QUEUED) refuse('unavailable')
  queued++
  const result = last.then(() => convert(upload)).finally(() => queued--)
  last = result.catch(() => undefined)
  return result
}
