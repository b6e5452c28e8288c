import { expect, test } from 'vitest'
import { refusal } from './acceptable.ts'

const rule = { accept: 'image/jpeg,image/png,image/webp', maxBytes: 5 * 2 ** 20 }

test('a photo of a kind and size that can be shown is taken', () => {
  expect(refusal({ type: 'image/png', size: 5 * 2 ** 20 }, rule)).toBeUndefined()
  expect(refusal({ type: 'image/gif', size: 10 }, { ...rule, accept: 'image/*' })).toBeUndefined()
})

test('a refusal says what the file is and what would be taken', () => {
  expect(refusal({ type: 'application/pdf', size: 10 }, rule)).toBe(
    'El archivo tiene que ser JPEG, PNG o WebP.',
  )
  expect(refusal({ type: 'image/png', size: 7_400_000 }, rule)).toBe(
    'El archivo pesa 7,1 MB. El máximo es 5 MB.',
  )
  expect(refusal({ type: 'image/png', size: 5 * 2 ** 20 + 1 }, rule)).toBe(
    'El archivo pesa 5,1 MB. El máximo es 5 MB.',
  )
})
