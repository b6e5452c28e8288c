import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { formatPesos } from './money.ts'
import { photoSrcSet, smallPhoto } from './photo.ts'
import { photoFileSchema } from './photoFile.ts'
import { getCities, cityOptions, provinces } from './place.ts'
import { findBySlug, toSlug } from './slug.ts'
import { dayId, days, bitsToDays, daysToBits, shifts } from './week.ts'

it('has one province with its 40 cities in alphabetical order (S-016, S-305, S-306, S-307)', () => {
  expect(provinces.map(({ id, name }) => [id, name])).toEqual([[1, 'Buenos Aires']])
  const [{ cities }] = provinces
  expect(new Set(cities).size).toBe(40)
  expect([cities[0], cities[6], cities[39]]).toEqual(['Almirante Brown', 'Canuelas', 'Zarate'])
  expect([...cities].toSorted()).toEqual(cities)
})
it('offers only the cities of the selected province', () => {
  expect(getCities('Mendoza')).toEqual([])
  expect(cityOptions({ province: 'Buenos Aires' })).toHaveLength(40)
  expect(cityOptions({})).toEqual([])
})
it('has seven days with ids 1 to 7 and three shifts (S-303, S-304)', () => {
  expect(days.map((day) => [dayId(day), day])).toEqual([
    [1, 'lunes'],
    [2, 'martes'],
    [3, 'miercoles'],
    [4, 'jueves'],
    [5, 'viernes'],
    [6, 'sabado'],
    [7, 'domingo'],
  ])
  expect(shifts).toEqual(['mañana', 'tarde', 'noche'])
})
it('returns both widths of a stored photo and no srcset for an external image', () => {
  expect(photoSrcSet('/api/photos/ab/1280.webp')).toBe(
    '/api/photos/ab/480.webp 480w, /api/photos/ab/1280.webp 1280w',
  )
  expect(photoSrcSet('https://example.org/x.png')).toBeUndefined()
})
it('accepts no photo or one of at most 5 MB in the supported formats (S-281)', () => {
  const messageFor = (type: string, size = 10) =>
    z.safeParse(photoFileSchema, new File([new Uint8Array(size)], 'x', { type })).error?.issues[0]?.message
  expect(messageFor('image/png')).toBeUndefined()
  expect(messageFor('image/heic')).toMatch('JPEG')
  expect(messageFor('image/png', 5 * 1024 * 1024 + 1)).toMatch('5 MB')
  expect(z.safeParse(photoFileSchema, null).success).toBe(true)
})
it('returns the smallest stored width of a photo', () => {
  expect(smallPhoto('/api/photos/ab/1280.webp')).toBe('/api/photos/ab/480.webp')
  expect(smallPhoto('https://example.org/x.png')).toBe('https://example.org/x.png')
  expect(smallPhoto(null)).toBeNull()
})
it('formats amounts with points every three digits', () => {
  expect([12500, 999, 1234567, -4000, 0].map(formatPesos)).toEqual([
    '12.500',
    '999',
    '1.234.567',
    '-4.000',
    '0',
  ])
})
it('encodes any set of days as one number, Monday as bit 0', () => {
  expect(daysToBits([])).toBe(0)
  expect(daysToBits(['domingo', 'lunes', 'lunes'])).toBe(0b1000001)
  expect(daysToBits(days)).toBe(127)
  for (let bits = 0; bits <= 127; bits++) expect(daysToBits(bitsToDays(bits))).toBe(bits)
})
it('returns slugs without accents and finds their items', () => {
  expect(['Plomería', ' Gas & calefacción ', 'Jose C. Paz', '中文'].map(toSlug)).toEqual([
    'plomeria',
    'gas-calefaccion',
    'jose-c-paz',
    '',
  ])
  const [{ cities }] = provinces
  expect(new Set(cities.map(toSlug)).size).toBe(40)
  expect(findBySlug(cities, 'jose-c-paz', (name) => name)).toBe('Jose C. Paz')
  expect(findBySlug(cities, 'mendoza', (name) => name)).toBeUndefined()
})
