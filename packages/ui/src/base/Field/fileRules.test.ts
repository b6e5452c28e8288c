import { expect, test } from 'vitest'
import { formatMessage } from '../../messages/formatMessage.ts'
import { en, esAR } from '../../messages/index.ts'
import type { GetMessage } from '../../messages/messages.ts'
import { getFileProblem } from './fileRules.ts'

const t: GetMessage = (key, ...[values]) => formatMessage(en[key], 'en', values)
const getProblem = (name: string, type: string, accept?: string, size = 10) =>
  getFileProblem({ name, type, size }, { accept, maxBytes: 5 * 2 ** 20 }, { locale: 'en', t })

test('a file is accepted by its type, its kind or its extension', () => {
  expect(getProblem('a.pdf', 'application/pdf', 'image/*, .PDF')).toBeUndefined()
  expect(getProblem('a.png', 'image/png', 'image/*,.pdf')).toBeUndefined()
  expect(getProblem('a.jpg', 'image/jpeg', 'image/jpeg')).toBeUndefined()
  expect(getProblem('a.exe', '')).toBeUndefined()
})

test('a file of another type is refused with the accepted types', () => {
  expect(getProblem('a.exe', '', 'image/*,.pdf')).toBe('The file must be an image or PDF.')
  expect(getProblem('a.png', 'image/png', 'audio/*,.heic')).toBe('The file must be AUDIO or HEIC.')
  expect(getProblem('a.png', 'image/png', 'image/jpeg,image/webp')).toBe('The file must be JPEG or WebP.')
})

test('the error is in the language of the provider', () => {
  const spanish: GetMessage = (key, ...[values]) => formatMessage(esAR[key], 'es-AR', values)
  const texts = { locale: 'es-AR', t: spanish }
  const rules = { accept: 'image/jpeg,.heic', maxBytes: 5 * 2 ** 20 }
  expect(getFileProblem({ name: 'a.pdf', type: '', size: 10 }, rules, texts)).toBe(
    'Elegí un archivo que sea JPEG o HEIC.',
  )
  expect(getFileProblem({ name: 'a.HEIC', type: '', size: 7_400_000 }, rules, texts)).toBe(
    'El archivo pesa 7,1 MB. Elegí uno de hasta 5 MB.',
  )
})

test('a file that is too large is refused with both sizes', () => {
  expect(getProblem('a.png', 'image/png', 'image/*', 5 * 2 ** 20 + 1)).toBe(
    'The file is 5.1 MB. The maximum is 5 MB.',
  )
  expect(getProblem('a.png', 'image/png', 'image/*', 5 * 2 ** 20)).toBeUndefined()
})
