import { PHOTO_MAX_BYTES, PHOTO_WIDTHS } from '@plomada/domain'
import type { PhotoWidth } from '@plomada/domain'
import { Problem, refuse } from '@plomada/domain/define'
import sharp from 'sharp'

const mostPixels = 40_000_000
const secondsToDecode = 20

// Other decoders (SVG, GIF, TIFF, PDF...) are doors that nobody needs; what counts is the content, never the name.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const isHeic = (upload: Buffer): boolean =>
  upload.toString('latin1', 4, 8) === 'ftyp' &&
  /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(upload.toString('latin1', 8, 12))

function refusalOf(error: unknown, upload: Buffer): Problem {
  if (error instanceof Error && /pixel limit/.test(error.message)) {
    return new Problem('photoTooLarge', { sentence: 'La foto puede tener hasta 40 megapíxeles' })
  }
  if (isHeic(upload)) {
    const sentence =
      'Las fotos HEIC no se pueden leer. Guardar la foto como JPEG, PNG, WebP o AVIF y volver a enviarla'
    return new Problem('photoFormat', { sentence })
  }
  return new Problem('photoFormat')
}

const open = (upload: Buffer) =>
  sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: secondsToDecode })

/** Turned as the camera was held, never enlarged, without any of the metadata that the camera wrote. */
const shrink = (upload: Buffer, width: PhotoWidth): Promise<Buffer> =>
  open(upload)
    .rotate()
    // A strip of paper would be higher than WebP can be.
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()

async function renditionsOf(upload: Buffer): Promise<Map<PhotoWidth, Buffer>> {
  if (upload.length > PHOTO_MAX_BYTES) refuse('photoTooLarge')
  try {
    const { format, compression } = await open(upload).metadata()
    if (format === 'heif' && compression !== 'av1') throw new Error('only AV1 is decoded')
    const renditions = new Map<PhotoWidth, Buffer>()
    for (const width of PHOTO_WIDTHS) renditions.set(width, await shrink(upload, width))
    return renditions
  } catch (error) {
    throw refusalOf(error, upload)
  }
}

// A kilobyte may unfold into seconds of work: of more than these the last would wait for longer than anybody does.
const mostWaiting = 16
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** The webp files of an upload, one per width. One upload at a time: a decoded photo takes up to 160 MB. */
export async function renditions(upload: Buffer): Promise<Map<PhotoWidth, Buffer>> {
  if (waiting >= mostWaiting) refuse('unavailable')
  waiting++
  const turn = last.then(() => renditionsOf(upload)).finally(() => waiting--)
  last = turn.catch(() => undefined)
  return turn
}
