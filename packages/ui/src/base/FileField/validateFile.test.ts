import { expect, test } from 'vitest'
import { getFileError } from './validateFile.ts'

const rule = { accept: 'image/jpeg,image/png,image/webp', maxBytes: 5 * 2 ** 20 }

test('accepts a file of an accepted type and size', () => {
  expect(getFileError({ type: 'image/png', size: 5 * 2 ** 20 }, rule)).toBeUndefined()
  expect(getFileError({ type: 'image/gif', size: 10 }, { ...rule, accept: 'image/*' })).toBeUndefined()
})

test('returns an error with the accepted types or the maximum size', () => {
  expect(getFileError({ type: 'application/pdf', size: 10 }, rule)).toBe(
    'El archivo tiene que ser JPEG, PNG o WebP.',
  )
  expect(getFileError({ type: 'image/png', size: 7_400_000 }, rule)).toBe(
    'El archivo pesa 7,1 MB. El máximo es 5 MB.',
  )
  expect(getFileError({ type: 'image/png', size: 5 * 2 ** 20 + 1 }, rule)).toBe(
    'El archivo pesa 5,1 MB. El máximo es 5 MB.',
  )
})
