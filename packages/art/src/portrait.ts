import { area, circle, line } from './shapes.ts'
import type { Drawing, Shape } from './drawing.ts'

const SKIN_COLORS = ['#e9b894', '#c98d63', '#f0c9a8', '#a86c46', '#d8a27b', '#8a5636']
const ORANGE_WALL = '#f29a3a'
const ORANGE_CLOTH = '#ff8a1f'
const DARK_CLOTH = '#0c2f3e'
const WHITE_CLOTH = '#f4f7f8'
const WALL_COLORS = ['#123f52', ORANGE_WALL, '#2b6d6a', '#c9d7dd', '#7a3f2a', '#e8d9b5', '#4b6b86', '#b9cfae']
const HAIR_COLORS = ['#2a1c17', '#5a3722', '#14161c', '#7d5a3a', '#3b2a24', '#8b8f94', '#b06a35', '#1f1512']
const CLOTHES_COLORS = [
  ORANGE_CLOTH,
  DARK_CLOTH,
  WHITE_CLOTH,
  '#2f7f86',
  '#b4482c',
  '#39424c',
  '#ffbf52',
  '#50607a',
]

/** The hairstyles of portraits. */
export const portraitLooks = ['short', 'long', 'cap', 'bun', 'beard', 'curls', 'bald'] as const

export type PortraitLook = (typeof portraitLooks)[number]

export type PortraitOptions = {
  /** Uses a 4:5 frame instead of a square. */
  tall?: boolean
  /** The hairstyle. By default the seed selects it. */
  look?: PortraitLook
}

type Colors = { hair: string; cap: string }
type Hairstyle = { back?: readonly Shape[]; front: readonly Shape[]; hidesEars?: true }

const FRINGE = 'M31 47c-4-19 6-29 20-29s24 10 20 29c-2-8-5-12-9-15-8 3-16 3-22 0-4 2-7 6-9 15z'
const JAW = 'M32 54c0 17 9 25 19 25s19-8 19-25c-3 7-8 9-12 8-3-2-11-2-14 0-4 1-9-1-12-8z'

const hairstyles: Record<PortraitLook, (colors: Colors) => Hairstyle> = {
  short: ({ hair }) => ({
    front: [area('M31 46c-4-20 6-29 20-29s24 9 20 29c-2-7-5-11-8-13-9 4-18 4-25 1-4 3-6 6-7 12z', hair)],
  }),
  long: ({ hair }) => ({
    back: [area('M24 90c-6-34 2-66 27-66s33 32 27 66z', hair)],
    front: [area('M31 50c-2-18 6-30 20-30s22 12 20 30c-2-8-5-13-9-16-10 3-18 2-22 0-5 3-7 8-9 16z', hair)],
    hidesEars: true,
  }),
  cap: ({ cap }) => ({
    front: [
      area('M29 41c1-16 10-24 22-24s21 8 22 24l7 3c2 1 2 3 0 3H30c-2 0-3-4-1-6z', cap),
      line('M34 38h34', '#000', 2, { strokeOpacity: 0.2 }),
    ],
  }),
  bun: ({ hair }) => ({ back: [circle(51, 17, 10, hair)], front: [area(FRINGE, hair)] }),
  beard: ({ hair }) => ({
    front: [area('M31 46c-2-18 7-27 20-27s22 9 20 27c-2-8-6-12-20-12s-18 4-20 12z', hair), area(JAW, hair)],
  }),
  curls: ({ hair }) => ({
    back: [
      area(
        'M51 11c5 0 9 2 11 5 6 0 11 5 11 10 4 3 6 9 4 14 3 5 2 11-2 15 0 6-5 10-11 10H38c-6 0-11-4-11-10-4-4-5-10-2-15-2-5 0-11 4-14 0-5 5-10 11-10 2-3 6-5 11-5z',
        hair,
      ),
    ],
    front: [
      area(
        'M32 47c-3-14 5-26 19-26s22 12 19 26c-1-5-3-9-6-11-3 2-6 2-8-1-3 3-7 3-10 0-2 3-5 3-8 1-3 2-5 6-6 11z',
        hair,
      ),
    ],
    hidesEars: true,
  }),
  bald: ({ hair }) => ({
    front: [
      area(
        'M32.5 50c-2-7-1-13 2.5-18 .5 5-.5 8-1 12-.3 3-.5 4-1.5 6zM69.5 50c2-7 1-13-2.5-18-.5 5 .5 8 1 12 .3 3 .5 4 1.5 6z',
        hair,
      ),
      area(JAW, hair),
    ],
  }),
}

function pickByIndex<Option>(options: readonly Option[], index: number): Option {
  return options[index % options.length] as Option
}

function pickColors(seed: number) {
  const wall = pickByIndex(WALL_COLORS, seed)
  const preferred = pickByIndex(CLOTHES_COLORS, seed * 5 + 2)
  const cloth = wall === ORANGE_WALL && preferred === ORANGE_CLOTH ? DARK_CLOTH : preferred
  const cap = cloth === WHITE_CLOTH ? ORANGE_CLOTH : cloth
  return { skin: pickByIndex(SKIN_COLORS, seed), wall, hair: pickByIndex(HAIR_COLORS, seed * 3), cloth, cap }
}

/** Draws a flat portrait without facial features. Adjacent seeds differ visibly. */
export function portrait(seed: number, { tall = false, look }: PortraitOptions = {}): Drawing {
  const number = Math.abs(Math.trunc(seed))
  const { skin, wall, hair, cloth, cap } = pickColors(number)
  const {
    back = [],
    front,
    hidesEars,
  } = hairstyles[look ?? pickByIndex(portraitLooks, number)]({ hair, cap })
  return {
    viewBox: tall ? [10, 0, 82, 102] : [0, 0, 102, 102],
    background: wall,
    crop: 'bottom',
    shapes: [
      ...back,
      area('M8 104c0-19 15-25 33-28h20c18 3 33 9 33 28z', cloth),
      area('M40 66h22v9c0 7-5 11-11 11s-11-4-11-11z', skin),
      area('M40 68c6 6 16 6 22 0v7c-6 5-16 5-22 0z', '#000', { opacity: 0.16 }),
      ...(hidesEars ? [] : [circle(32.5, 52, 4.5, skin), circle(69.5, 52, 4.5, skin)]),
      area('M33 44c0-12 8-19 18-19s18 7 18 19c0 17-8 29-18 29S33 61 33 44z', skin),
      ...front,
    ],
  }
}
