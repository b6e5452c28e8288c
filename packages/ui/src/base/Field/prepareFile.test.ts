import { expect, test } from 'vitest'
import { formatMessage } from '../../messages/formatMessage.ts'
import { en } from '../../messages/index.ts'
import type { GetMessage } from '../../messages/messages.ts'
import { prepareFile } from './prepareFile.ts'

const t: GetMessage = (key, ...[values]) => formatMessage(en[key], 'en', values)
const rules = { accept: 'image/jpeg,image/png', maxBytes: 5 * 2 ** 20, maxPixels: 2560 }
const prepare = (content: BlobPart, name: string, type: string, more: Partial<typeof rules> = {}) =>
  prepareFile(
    new File(content === '' ? [] : [content], name, { type }),
    { ...rules, ...more },
    { locale: 'en', t },
  )
const bytes = (...values: number[]) => Uint8Array.from(values)
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic')

test('the content of a file decides whether it is a photo, and not its name (P-180)', async () => {
  const unnamed = await prepare(jpeg, 'IMG_0042', '')
  expect([unnamed.file?.type, unnamed.file?.name]).toEqual(['image/jpeg', 'IMG_0042'])
  expect((await prepare(jpeg, 'casa.png', 'image/png')).file?.type).toBe('image/jpeg')
  expect(await prepare('<html>', 'casa.png', 'image/png')).toEqual({
    problem: 'The file is not a photo, although its name says so.',
  })
  expect(await prepare('%PDF-1.7', 'casa.pdf', 'application/pdf')).toEqual({
    problem: 'The file must be JPEG or PNG.',
  })
})

test('an empty file is refused (P-180)', async () => {
  expect(await prepare('', 'casa.jpg', 'image/jpeg')).toEqual({ problem: 'The file is empty.' })
})

test('a HEIC photo that the browser cannot read is refused with a way out, also under another name (P-180)', async () => {
  const sentence = 'This browser cannot read HEIC photos. Save it as JPEG and choose it again.'
  expect(await prepare(heic, 'IMG.HEIC', '')).toEqual({ problem: sentence })
  expect(await prepare(heic, 'IMG.jpg', 'image/jpeg')).toEqual({ problem: sentence })
})

test('a photo that the browser cannot make smaller is refused only when it is too large', async () => {
  const large = new Uint8Array(5 * 2 ** 20 + 1)
  large.set(jpeg)
  expect(await prepare(large, 'casa.jpg', 'image/jpeg')).toEqual({
    problem: 'The file is 5.1 MB. The maximum is 5 MB.',
  })
  expect((await prepare(large.subarray(0, 2 ** 21), 'casa.jpg', 'image/jpeg')).file?.size).toBe(2 ** 21)
})

test('other files are checked by name and type only', async () => {
  const { file } = await prepare('x', 'plano.pdf', 'application/pdf', { accept: 'image/*,.pdf' })
  expect(file?.name).toBe('plano.pdf')
})
