import { brotliCompressSync } from 'node:zlib'
import { emptyArt, house, portrait, swatches, vainilla } from '@plomada/art'
import type { Drawing as DrawingData } from '@plomada/art'
import { toSvg } from '@plomada/art'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drawing } from './Drawing/Drawing.tsx'
import { House } from './House/House.tsx'
import { Swatch } from './Swatch/Swatch.tsx'

const SEEDS = Array.from({ length: 12 }, (_, index) => index * 11 + 1)
const weight = (drawing: DrawingData) => brotliCompressSync(toSvg(drawing)).length

test.each(Object.entries({ ...swatches, vainilla }))('%s weighs less than 1.6 kB on the wire', (_, draw) => {
  for (const seed of SEEDS) expect(weight(draw(seed))).toBeLessThan(1_600)
})

test('the house weighs less than 3 kB on the wire, the small drawings less than 700 bytes', () => {
  expect(weight(house)).toBeLessThan(3_000)
  for (const drawing of [...Object.values(emptyArt), ...SEEDS.map((seed) => portrait(seed))]) {
    expect(weight(drawing)).toBeLessThan(700)
  }
})

test('a drawing is passed over by screen readers unless it says what it shows', () => {
  const { container, rerender } = render(<Drawing drawing={emptyArt.search} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  rerender(<Drawing drawing={emptyArt.search} label="Una plomada" />)
  expect(screen.getByRole('img', { name: 'Una plomada' })).toBe(container.querySelector('svg'))
})

test('the house says what it shows', () => {
  render(<House />)
  expect(screen.getByRole('img', { name: /^Casa en corte/ })).toBeDefined()
})

test('a material is few elements, and the one without a trade takes the colour of the text', () => {
  const { container, rerender } = render(<Swatch trade="Carpintería" seed={6} />)
  expect(container.querySelectorAll('svg *').length).toBeLessThan(60)
  rerender(<Swatch trade={null} seed={6} />)
  expect(container.querySelector('path')?.getAttribute('stroke')).toBe('currentColor')
})
