import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Problem } from '@plomada/domain/contract'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket, serveBucket } from '../../testing/bucket.ts'
import { photoRoutes } from './photos.routes.ts'
import { choosePhotos, folderStorage, createPhotos } from './photos.storage.ts'
import type { Photos } from './photos.ts'

let dataDir: string
let photos: Photos

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plomada-photos-'))
  photos = choosePhotos({ photos: null, dataDir })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const picture = (width: number, height: number, background = '#fb8819') =>
  sharp({ create: { width, height, channels: 3, background } })

async function saveAndRead(upload: Buffer, width: 480 | 1280 = 1280, at = photos): Promise<Buffer> {
  const content = await at.read(await at.save(upload), width)
  if (!content) throw new Error('the photo was not saved')
  return content
}

const readSize = async (image: Buffer) => {
  const { width, height } = await sharp(image).metadata()
  return [width, height]
}

/** Saves an upload. Returns `saved` or the problem code of the refusal. */
const trySave = (upload: Buffer): Promise<string> =>
  photos.save(upload).then(
    () => 'saved',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

/** Returns 144 million pixels of one color. */
function pixelBomb(): Promise<Buffer> {
  return picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
}

describe('saving a photo', () => {
  test.each([
    ['landscape', 4000, 3000, [480, 360], [1280, 960]],
    ['portrait', 3000, 4000, [480, 640], [1280, 1707]],
    ['small', 300, 200, [300, 200], [300, 200]],
    ['in between', 800, 400, [480, 240], [800, 400]],
    ['strip', 100, 4000, [24, 960], [64, 2560]],
  ])(
    'a %s photo is resized to both widths and never enlarged (S-295, S-397)',
    async (_name, width, height, small, large) => {
      const key = await photos.save(await picture(width, height).jpeg().toBuffer())
      expect(await readSize((await photos.read(key, 480)) ?? Buffer.of())).toEqual(small)
      expect(await readSize((await photos.read(key, 1280)) ?? Buffer.of())).toEqual(large)
    },
  )

  test('metadata, such as the location of a photo, is removed', async () => {
    const secret = 'Calle 13 número 1234'
    const upload = await picture(600, 400)
      .withExif({
        IFD0: { Copyright: secret, Model: 'Phone' },
        IFD3: { GPSLatitude: '34/1 55/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
      .jpeg()
      .toBuffer()
    const gpsTag = Buffer.from([0x25, 0x88])
    expect((await sharp(upload).metadata()).exif?.includes(gpsTag)).toBe(true)
    expect(upload.includes(secret)).toBe(true)
    const webp = await saveAndRead(upload)
    const metadata = await sharp(webp).metadata()
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(webp.includes('EXIF')).toBe(false)
    expect(webp.includes(secret)).toBe(false)
  })

  test('a photo is rotated by its EXIF orientation', async () => {
    const upload = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await readSize(upload)).toEqual([400, 200])
    expect(await readSize(await saveAndRead(upload))).toEqual([200, 400])
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s is accepted and converted to WebP',
    async (format) => {
      const upload = await picture(120, 80, '#05202c').toFormat(format).toBuffer()
      expect((await sharp(await saveAndRead(upload)).metadata()).format).toBe('webp')
    },
  )

  test('equal pictures have equal keys, and different pictures different keys', async () => {
    const upload = await picture(64, 64).png().toBuffer()
    const [first, again] = await Promise.all([photos.save(upload), photos.save(upload)])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(first)
    expect(await photos.save(await picture(64, 64, '#fff').png().toBuffer())).not.toBe(first)
    expect(photos.url(first)).toBe(`/api/photos/${first}/1280.webp`)
  })

  test('no temporary file remains', async () => {
    await photos.save(await picture(70, 70).png().toBuffer())
    expect(await readdir(join(dataDir, 'photos', 'incoming'))).toEqual([])
  })
})

describe('refusing a photo', () => {
  test('an SVG is refused, since types are detected by content', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    expect(await trySave(svg)).toBe('photoFormat')
  })

  test('GIF and TIFF are refused', async () => {
    // Only the decoders are blocked, not the encoders.
    expect(await trySave(await picture(9, 9).gif().toBuffer())).toBe('photoFormat')
    expect(await trySave(await picture(9, 9).tiff().toBuffer())).toBe('photoFormat')
  })

  test('garbage, an empty file and half a photo are refused', async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await trySave(whole.subarray(0, whole.length / 2))).toBe('photoFormat')
    expect(await trySave(Buffer.from('not a photo'))).toBe('photoFormat')
    expect(await trySave(Buffer.alloc(0))).toBe('photoFormat')
  })

  test('a HEIC photo is refused with the list of accepted formats', () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(64),
    ])
    return expect(photos.save(heic)).rejects.toMatchObject({
      code: 'photoFormat',
      message: expect.stringContaining('No podemos leer fotos HEIC. Guardá la foto como JPEG'),
    })
  })

  test('more than 5 MB is too large', async () => {
    expect(await trySave(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('photoTooLarge')
  })

  test('a small file that decodes to too many pixels is too large', async () => {
    const bomb = await pixelBomb()
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
    expect(await trySave(bomb)).toBe('photoTooLarge')
  })
})

describe('the queue of conversions', () => {
  test('uploads beyond 16 in the queue are refused, and later ones are accepted again', async () => {
    const upload = await picture(60, 40).png().toBuffer()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => trySave(upload)))
    expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(4)
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(16)
    expect(await trySave(upload)).toBe('saved')
  })
})

describe('serving photos', () => {
  test('a photo is cacheable forever', async () => {
    const app = Fastify().register(photoRoutes, { photos })
    const key = await photos.save(await picture(50, 50).png().toBuffer())
    const response = await app.inject(photos.url(key, 480))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const again = await app.inject({
      url: photos.url(key, 480),
      headers: { 'if-none-match': String(response.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    '0'.repeat(32) + '/480.webp',
    '0'.repeat(32) + '/640.webp',
    'x/480.webp',
    '..%2f..%2fetc/480.webp',
    '%00/480.webp',
  ])('there is nothing at %s', async (path) => {
    const app = Fastify().register(photoRoutes, { photos })
    expect((await app.inject(`/api/photos/${path}`)).statusCode).toBe(404)
  })
})

/**
 * Returns the result of a program with a bucket as `storage`. It runs in a separate process, because Vite would load a
 * browser build of the S3 library.
 */
async function runWithBucket(options: readonly unknown[], body: string): Promise<unknown> {
  const program = `
    const { bucketStorage } = await import(${JSON.stringify(import.meta.resolve('./photos.storage.ts'))})
    const storage = bucketStorage(...${JSON.stringify(options)})
    const run = async () => { ${body} }
    process.stdout.write(JSON.stringify(await run()))`
  const flags = ['--conditions=@plomada/source', '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, flags)
  return JSON.parse(stdout)
}

describe('storage', () => {
  test('a disk error is not reported as a missing photo', async () => {
    const broken = createPhotos(folderStorage('/dev/null/photos'))
    await expect(broken.read('0'.repeat(32), 480)).rejects.toThrow(/cannot read/i)
  })

  test('a bucket stores and returns the same bytes', async () => {
    const { store, files, close } = await openBucket()
    const output = await runWithBucket(
      [store],
      `await storage.put('k/480.webp', Buffer.from('photo'))
      return [String(await storage.get('k/480.webp')), await storage.get('absent/480.webp')]`,
    )
    expect(output).toEqual(['photo', null])
    expect([...files.keys()]).toEqual(['/plomada/k/480.webp'])
    close()
  })

  test.each<[string, RequestListener]>([
    ['never responds', () => undefined],
    [
      'stops in the middle of a photo',
      (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('RIFF'),
    ],
  ])('a read and its connection end when a bucket %s', async (_, respond) => {
    const { store, close } = await serveBucket(respond)
    const timeouts = { connection: 1000, response: 100 }
    // The process ends only if no connection is left open.
    const output = await runWithBucket(
      [store, timeouts],
      `return await storage.get('k/480.webp').catch(({ cause }) => cause.name)`,
    )
    expect(output).toBe('TimeoutError')
    close()
  })
})
