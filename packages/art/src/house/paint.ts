import { area, line } from '../pen.ts'
import type { PathShape } from '../shape.ts'

/** The colours of the hero house, the same in both themes. */
export const PAINT = {
  lime: '#eef3f5',
  roomDark: '#0d3446',
  roomLight: '#114054',
  night: '#05202c',
  steel: '#9fc0cc',
  dusk: '#2a5a6d',
  orange: '#fb8819',
  orangeLight: '#ffa64d',
  amber: '#ffb843',
  water: '#7cc7d8',
  brick: '#b9532f',
  wood: '#c98a4b',
  green: '#6db06b',
  trousers: '#0c2a38',
  pane: '#1d5368',
  tile: '#164a5d',
  tileLight: '#1a5468',
  glow: '#fff3d6',
  skinLight: '#d8a27b',
  skinDark: '#a86c46',
} as const

/** Heights and sides of the section: what the structure and the dimension lines share. */
export const PLAN = {
  left: 118,
  right: 526,
  wall: 14,
  roof: 180,
  upperCeiling: 196,
  upperFloor: 354,
  lowerCeiling: 374,
  ground: 560,
  upperPartition: 322,
  lowerPartition: 338,
} as const

/** A head in a hat whose peak points to the right (1) or to the left (-1). */
export function head(x: number, y: number, facing: 1 | -1, skin: string, hat: string): PathShape[] {
  const side = (offset: number) => offset * facing
  const crown = `c0-9 ${side(6)}-13 ${side(13)}-13s${side(12)} 4 ${side(13)} 11`
  return [
    area(`M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0z`, skin),
    area(`M${x - side(13)} ${y - 2}${crown}l${side(5)} 2h${side(-31)}z`, hat),
  ]
}

/** Legs as thick lines. */
export function legs(d: string): PathShape {
  return line(d, PAINT.trousers, 11)
}
