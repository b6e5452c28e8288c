import { rectPath, colorLayers, line, circlePath, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, gridCells, randomOffset, type Swatch } from './canvas.ts'

const GROUND = '#efe6d3'
const JOINT = '#b9ad95'
const PIGMENTS = ['#1f5a68', '#c8572e', '#e7a23a'] as const

function lozenge(x: number, y: number, reach: number): string {
  return pathData`M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`
}

/** Returns a quarter disc in two opposite corners: top left and bottom right, or the others when `isRising`. */
function corners(x: number, y: number, tile: number, isRising: boolean): string {
  const radius = tile / 2
  const arc = pathData`a${radius} ${radius} 0 0 1`
  return isRising
    ? pathData`M${x + tile} ${y}v${radius}${arc} ${-radius} ${-radius}zM${x} ${y + tile}v${-radius}${arc} ${radius} ${radius}z`
    : pathData`M${x} ${y}h${radius}${arc} ${-radius} ${radius}zM${x + tile} ${y + tile}h${-radius}${arc} ${radius} ${-radius}z`
}

/** Draws encaustic cement tiles. */
export const pisos: Swatch = (seed) => {
  const random = seededRandom(seed)
  const tile = random.pick([64, 80, 96])
  const half = tile / 2
  const [one = GROUND, two = GROUND, three = GROUND] = random.shuffle(PIGMENTS)
  const isChecked = random.chance(0.5)
  const pieces = { petals: colorLayers(), grounds: colorLayers(), hearts: colorLayers(), dots: colorLayers() }
  let joints = ''
  for (const { x, y, column, row } of gridCells(
    tile,
    tile,
    randomOffset(random, tile),
    randomOffset(random, tile),
  )) {
    const isTurned = isChecked && (column + row) % 2 === 1
    const [middleX, middleY] = [x + half, y + half]
    pieces.petals.add(one, corners(x, y, tile, isTurned))
    pieces.petals.add(two, corners(x, y, tile, !isTurned))
    pieces.grounds.add(GROUND, lozenge(middleX, middleY, half * 0.65))
    pieces.hearts.add(three, lozenge(middleX, middleY, half * 0.4))
    pieces.dots.add(isTurned ? two : one, circlePath(middleX, middleY, half * 0.15))
    joints += rectPath(x, y, tile, tile)
  }
  return createSwatch(
    [...Object.values(pieces).flatMap((piece) => piece.areas()), line(joints, JOINT, 1.5)],
    GROUND,
  )
}
