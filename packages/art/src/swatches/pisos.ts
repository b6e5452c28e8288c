import { boxOutline, inks, line, ringOutline, trace } from '../pen.ts'
import { random } from '../random.ts'
import { cells, shift, swatch } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const GROUND = '#efe6d3'
const JOINT = '#b9ad95'
const PIGMENTS = ['#1f5a68', '#c8572e', '#e7a23a'] as const

function lozenge(x: number, y: number, reach: number): string {
  return trace`M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`
}

/** A quarter of a disc in each of two opposite corners; `isRising` takes the other two corners. */
function corners(x: number, y: number, tile: number, isRising: boolean): string {
  const radius = tile / 2
  const arc = trace`a${radius} ${radius} 0 0 1`
  return isRising
    ? trace`M${x + tile} ${y}v${radius}${arc} ${-radius} ${-radius}zM${x} ${y + tile}v${-radius}${arc} ${radius} ${radius}z`
    : trace`M${x} ${y}h${radius}${arc} ${-radius} ${radius}zM${x + tile} ${y + tile}h${-radius}${arc} ${radius} ${-radius}z`
}

/** Cement tiles with inlaid pigments, as in the corridors of old houses. */
export const pisos: Swatch = (seed) => {
  const chance = random(seed)
  const tile = chance.pick([64, 80, 96])
  const half = tile / 2
  const [one = GROUND, two = GROUND, three = GROUND] = chance.shuffled(PIGMENTS)
  const isChecked = chance.chance(0.5)
  const pieces = { petals: inks(), grounds: inks(), hearts: inks(), dots: inks() }
  let joints = ''
  for (const { x, y, column, row } of cells(tile, tile, shift(chance, tile), shift(chance, tile))) {
    const isTurned = isChecked && (column + row) % 2 === 1
    const [middleX, middleY] = [x + half, y + half]
    pieces.petals.add(one, corners(x, y, tile, isTurned))
    pieces.petals.add(two, corners(x, y, tile, !isTurned))
    pieces.grounds.add(GROUND, lozenge(middleX, middleY, half * 0.65))
    pieces.hearts.add(three, lozenge(middleX, middleY, half * 0.4))
    pieces.dots.add(isTurned ? two : one, ringOutline(middleX, middleY, half * 0.15))
    joints += boxOutline(x, y, tile, tile)
  }
  return swatch(
    [...Object.values(pieces).flatMap((piece) => piece.areas()), line(joints, JOINT, 1.5)],
    GROUND,
  )
}
