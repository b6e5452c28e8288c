import { brotliCompressSync } from 'node:zlib'
import {
  emptyArt,
  house,
  portrait,
  swatches,
  vainilla,
  type Drawing as DrawingData,
  toSvg,
} from '@plomada/art'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drawing } from './Drawing/Drawing.tsx'
import { House } from './House/House.tsx'
import { Swatch } from './Swatch/Swatch.tsx'

const SEEDS = Array.from({ length: 12 }, (_, index) => index * 11 + 1)
const getCompressedSize = (drawing: DrawingData) => brotliCompressSync(toSvg(drawing)).length

test.each(Object.entries({ ...swatches, vainilla }))(
  '%s compresses to less than 1.6 kB',
  (_, createSwatch) => {
    for (const seed of SEEDS) expect(getCompressedSize(createSwatch(seed))).toBeLessThan(1_600)
  },
)

test('the house compresses to less than 3 kB, the small drawings to less than 700 bytes', () => {
  expect(getCompressedSize(house)).toBeLessThan(3_000)
  for (const drawing of [...Object.values(emptyArt), ...SEEDS.map((seed) => portrait(seed))]) {
    expect(getCompressedSize(drawing)).toBeLessThan(700)
  }
})

test('a drawing without a label is hidden from screen readers', () => {
  const { container, rerender } = render(<Drawing drawing={emptyArt.search} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  rerender(<Drawing drawing={emptyArt.search} label="Una plomada" />)
  expect(screen.getByRole('img', { name: 'Una plomada' })).toBe(container.querySelector('svg'))
})

test('the house has a text alternative', () => {
  render(<House />)
  expect(screen.getByRole('img', { name: /^Casa en corte/ })).toBeDefined()
})

test('a swatch has fewer than 60 elements, and the neutral one uses the text color', () => {
  const { container, rerender } = render(<Swatch trade="Carpintería" seed={6} />)
  expect(container.querySelectorAll('svg *').length).toBeLessThan(60)
  rerender(<Swatch trade={null} seed={6} />)
  expect(container.querySelector('path')?.getAttribute('stroke')).toBe('currentColor')
})
