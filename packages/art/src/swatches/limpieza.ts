import { area, rectPath, colorLayers, pathData } from '../shapes.ts'
import { type Random, seededRandom } from '../random.ts'
import { createSwatch, gridCells, HEIGHT, randomOffset, type Swatch, WIDTH } from './canvas.ts'

const JOINT = '#9dcdd3'
const GLAZES = ['#d7ecee', '#d7ecee', '#eef8f8', '#c6e2e6'] as const
const SHINE = '#fff'
const GLINT = '#2a8fb0'
const GAP = 4

/** Returns a four-pointed sparkle. */
function sparkle(x: number, y: number, reach: number): string {
  const [near, mid] = [reach * 0.1, reach * 0.3]
  const arms = [
    pathData`c${near} ${reach * 0.7} ${mid} ${reach * 0.9} ${reach} ${reach}`,
    pathData`c${-reach * 0.7} ${near} ${-reach * 0.9} ${mid} ${-reach} ${reach}`,
    pathData`c${-near} ${-reach * 0.7} ${-mid} ${-reach * 0.9} ${-reach} ${-reach}`,
    pathData`c${reach * 0.7} ${-near} ${reach * 0.9} ${-mid} ${reach} ${-reach}`,
  ]
  return pathData`M${x} ${y - reach}${arms.join('')}z`
}

/** Returns four or five sparkles in different grid cells, so that they do not overlap. */
function sparkles(random: Random): string {
  const [stepX, stepY] = [WIDTH / 3, HEIGHT / 2]
  return random
    .shuffle(gridCells(stepX, stepY))
    .slice(0, random.integer(4, 5))
    .map(({ x, y }, index) => {
      const reach = [40, 30, 22, 18, 16][index] ?? 16
      return sparkle(x + stepX * (0.3 + random.next() * 0.4), y + stepY * (0.3 + random.next() * 0.4), reach)
    })
    .join('')
}

/** Draws clean wall tiles. */
export const limpieza: Swatch = (seed) => {
  const random = seededRandom(seed)
  const tile = random.pick([48, 62, 76])
  const wall = colorLayers()
  for (const { x, y } of gridCells(tile, tile, randomOffset(random, tile), randomOffset(random, tile))) {
    wall.add(random.pick(GLAZES), rectPath(x + GAP, y + GAP, tile - GAP * 2, tile - GAP * 2))
  }
  // The round joins of a wide stroke in the same color round the corners.
  const tiles = wall.areas().map((glaze) => ({
    ...glaze,
    stroke: glaze.fill ?? SHINE,
    strokeWidth: GAP,
    strokeLinejoin: 'round' as const,
  }))
  return createSwatch(
    [...tiles, area(sparkles(random), SHINE, { stroke: GLINT, strokeWidth: 3, strokeLinejoin: 'round' })],
    JOINT,
  )
}
