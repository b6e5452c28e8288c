import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findDifferentPixels } from './differentPixels.ts'
import { decodePng, type Pixels } from './pixels.ts'

interface Card {
  /** How far the text has moved. */
  x?: number
  y?: number
  /** The color of the text, of the whole card and of its border. */
  ink?: string
  paper?: string
  border?: string
  hasIcon?: boolean
  hasDot?: boolean
  scale?: number
}

/** Shapes like the letters "l", "i", "o", "v", "z" and "s", whose strokes are about a pixel wide. */
const letters = [
  'M2 0v10',
  'M2 4v6M2 1v1',
  'M2 4c4 0 4 6 0 6s-4-6 0-6',
  'M0 4l2 6 2-6',
  'M0 4h4l-4 6h4',
  'M4 4c-6 0 2 6-4 6',
]

/** Renders a card with four lines of text. */
async function render({
  x = 0,
  y = 0,
  ink = '#333',
  paper = '#fff',
  border = '#aaa',
  hasIcon = true,
  hasDot = true,
  scale = 1,
}: Card = {}): Promise<Pixels> {
  const text = Array.from({ length: 4 * 24 }, (_, index) => {
    const [line, column] = [Math.floor(index / 24), index % 24]
    return `<path d="${letters[(line + column * 5) % letters.length]}" transform="translate(${column * 6} ${line * 16})"/>`
  }).join('')
  const icon = '<path d="M1 5l3 3 6-7" transform="translate(160 10)" stroke-width="1.5"/>'
  const dot = '<circle cx="165" cy="40" r="4" fill="#c33" stroke="none"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="90">
    <rect width="200" height="90" fill="#fff"/>
    <rect x="4.5" y="4.5" width="190" height="80" rx="6" fill="${paper}" stroke="${border}"/>
    <g transform="translate(${10 + x} ${10 + y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="1.2">${text}</g>
    <g fill="none" stroke="${ink}">${hasIcon ? icon : ''}${hasDot ? dot : ''}</g></svg>`
  return decodePng(await sharp(Buffer.from(svg)).png().toBuffer())
}

describe('no difference is', () => {
  test.each<[string, Card]>([
    ['the same picture', {}],
    ['text half a pixel lower', { y: 0.5 }],
    ['text half a pixel further', { x: 0.5 }],
    ['text a quarter and three quarters of a pixel away', { x: -0.25, y: 0.75 }],
    ['text nine tenths of a pixel away', { x: 0.9, y: -0.9 }],
    ['a color that is rounded to another of 32 levels', { paper: '#fbfbfb', ink: '#373737' }],
  ])('%s', async (_what, card) => {
    expect(findDifferentPixels(await render(), await render(card))).toBeNull()
  })
})

describe('a difference is', () => {
  test.each<[string, Card]>([
    ['text two pixels lower', { y: 2 }],
    ['text two pixels higher', { y: -2 }],
    ['text two pixels further', { x: 2 }],
    ['larger text', { scale: 1.06 }],
    ['another color of the text', { ink: '#777' }],
    ['a slightly darker area', { paper: '#f2f2f2' }],
    ['another hue of the same lightness', { paper: '#fff0ff' }],
    ['a border that is missing', { border: '#fff' }],
    ['an icon that is missing', { hasIcon: false }],
    ['a dot of eight pixels that is missing', { hasDot: false }],
  ])('%s', async (_what, card) => {
    const [before, after] = [await render(), await render(card)]
    expect(findDifferentPixels(before, after)).toMatchObject({ count: expect.any(Number) })
    expect(findDifferentPixels(after, before)).not.toBeNull()
  })
})
