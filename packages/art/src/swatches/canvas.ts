import type { Random } from '../random.ts'
import type { Drawing, Shape } from '../shape.ts'

/** Draws one trade's material; the seed moves and rearranges it. */
export type Swatch = (seed: number) => Drawing

/** Width of every swatch. */
export const WIDTH = 480
/** Height of every swatch. */
export const HEIGHT = 360

/** A swatch from its shapes: it fills its frame, cut evenly on both sides. */
export function swatch(shapes: readonly Shape[], background?: string): Drawing {
  return { viewBox: [0, 0, WIDTH, HEIGHT], ...(background && { background }), crop: 'center', shapes }
}

/** A place in a pattern that repeats: its corner, and its column and row. */
export type Cell = { x: number; y: number; column: number; row: number }

/** The cells of a repeating pattern that cover the whole canvas, from a start at or before its corner. */
export function cells(stepX: number, stepY: number, startX = 0, startY = 0): Cell[] {
  const found: Cell[] = []
  for (let row = 0, y = startY; y < HEIGHT; row += 1, y += stepY) {
    for (let column = 0, x = startX; x < WIDTH; column += 1, x += stepX) found.push({ x, y, column, row })
  }
  return found
}

/** How far a pattern starts before the corner, in steps of a sixteenth so that seeds differ clearly. */
export function shift(chance: Random, step: number): number {
  return (-step * chance.whole(0, 15)) / 16
}
