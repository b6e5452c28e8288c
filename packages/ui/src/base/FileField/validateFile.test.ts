import { expect, test } from 'vitest'
import { en, esAR, type Messages } from '../../messages/index.ts'
import { formatMessage } from '../../messages/formatMessage.ts'
import { createFormats } from '../../provider/formats.ts'
import { type FileTexts, getFileError } from './validateFile.ts'

const createTexts = (messages: Messages, locale: string): FileTexts => ({
  getMessage: (key, ...[values]) => formatMessage(messages[key], locale, values),
  formats: createFormats({ locale, timeZone: 'UTC', currency: 'EUR' }),
  locale,
})
const texts = createTexts(esAR, 'es-AR')
const rule = { accept: 'image/jpeg,image/png,image/webp', maxBytes: 5 * 2 ** 20 }

test('accepts a file of an accepted type and size', () => {
  expect(getFileError({ type: 'image/png', size: 5 * 2 ** 20 }, rule, texts)).toBeUndefined()
  expect(getFileError({ type: 'image/gif', size: 10 }, { ...rule, accept: 'image/*' }, texts)).toBeUndefined()
})

test('returns an error with the accepted types or the maximum size', () => {
  expect(getFileError({ type: 'application/pdf', size: 10 }, rule, texts)).toBe(
    'El archivo tiene que ser JPEG, PNG o WebP.',
  )
  expect(getFileError({ type: 'image/png', size: 7_400_000 }, rule, texts)).toBe(
    'El archivo pesa 7,1 MB. El máximo es 5 MB.',
  )
  expect(getFileError({ type: 'image/png', size: 5 * 2 ** 20 + 1 }, rule, texts)).toBe(
    'El archivo pesa 5,1 MB. El máximo es 5 MB.',
  )
})

test('writes the error in the language of the provider', () => {
  const english = createTexts(en, 'en-US')
  expect(getFileError({ type: 'application/pdf', size: 10 }, rule, english)).toBe(
    'The file must be JPEG, PNG, or WebP.',
  )
  expect(getFileError({ type: 'image/png', size: 7_400_000 }, rule, english)).toBe(
    'The file is 7.1 MB. The maximum is 5 MB.',
  )
})
