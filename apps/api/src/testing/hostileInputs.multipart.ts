import * as fc from 'fast-check'
import sharp from 'sharp'
import { hostileText } from './hostileInputs.ts'

/** A request body with its content type. */
export interface RawBody {
  type: string
  payload: string | Buffer
}

const boundary = 'plomada'
const type = `multipart/form-data; boundary=${boundary}`
const header = (name: string, filename?: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
  (filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/png`)

/** A small valid PNG. */
export const pngImage: Buffer = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#04a' },
})
  .png()
  .toBuffer()

const fileBytes = fc.oneof(
  { weight: 3, arbitrary: fc.constant(pngImage) },
  fc.integer({ min: 0, max: pngImage.length }).map((end) => pngImage.subarray(0, end)),
  fc.tuple(fc.nat(pngImage.length - 1), fc.nat(255)).map(([at, byte]) => {
    const broken = Buffer.from(pngImage)
    broken[at] = byte
    return broken
  }),
  fc
    .constantFrom('<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '\xff\xd8\xff')
    .map((text) => Buffer.from(text, 'latin1')),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
)

const createPart = (field: string, texts: readonly string[]): fc.Arbitrary<Buffer> => {
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(field, ...texts) },
    fc.constantFrom('', '__proto__', 'constructor', 'x'.repeat(200), 'a"b', 'a\r\nb', 'image[]'),
  )
  const text = fc.oneof(
    hostileText,
    fc.integer({ min: 1, max: 6 }).map(String),
    fc.constant('y'.repeat(20_000)),
  )
  const fileName = fc.constantFrom('a.png', '', '../../x', '\0', 'x'.repeat(300), 'ñ"; name="user')
  return fc.oneof(
    fc
      .tuple(fileBytes, fileName)
      .map(([bytes, as]) => Buffer.concat([Buffer.from(`${header(field, as)}\r\n\r\n`), bytes])),
    fc
      .tuple(name, fileBytes)
      .map(([as, bytes]) => Buffer.concat([Buffer.from(`${header(as, 'x.png')}\r\n\r\n`), bytes])),
    fc.tuple(name, text).map(([as, value]) => Buffer.from(`${header(as)}\r\n\r\n${value}`)),
    fc
      .constantFrom(`--${boundary}`, header(field), `--${boundary}\r\nContent-Disposition: x\r\n\r\n`, '')
      .map((odd) => Buffer.from(odd)),
  )
}

const crlf = Buffer.from('\r\n')
const ends = [`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, ''].map((end) => Buffer.from(end))

/** Multipart bodies for a file field and text fields: valid, malformed and truncated. */
export const hostileMultipart = (field: string, texts: readonly string[]): fc.Arbitrary<RawBody> =>
  fc
    .tuple(fc.array(createPart(field, texts), { maxLength: 4 }), fc.constantFrom(ends[0], ...ends), fc.nat(9))
    .map(([parts, end, repeat]) => {
      // One body in ten has too many parts.
      const all = repeat === 0 ? Array.from({ length: 50 }, () => parts).flat() : parts
      return { type, payload: Buffer.concat([...all.flatMap((part) => [part, crlf]), end ?? crlf]) }
    })

/** Creates a JPEG of one color, with the author and the location that cameras store. */
export async function createPhoto(background: string): Promise<Blob> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background } })
  const exif = { IFD0: { Copyright: 'Bruno' }, IFD3: { GPSLatitudeRef: 'S' } }
  return new Blob([new Uint8Array(await image.withExif(exif).jpeg().toBuffer())], { type: 'image/jpeg' })
}
