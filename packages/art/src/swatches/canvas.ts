import type { Random } from '../random.ts'
import type { Drawing, Shape } from '../drawing.ts'

/** Draws the material of a trade. The seed varies its arrangement. */
export type Swatch = (seed: number) => Drawing

export const WIDTH = 480
export const HEIGHT = 360

/** Creates a swatch from its shapes. It fills its frame, cropped around the center. */
export function createSwatch(shapes: readonly Shape[], background?: string): Drawing {
  return { viewBox: [0, 0, WIDTH, HEIGHT], ...(background && { background }), crop: 'center', shapes }
}

/** A cell of a repeating pattern: its top left corner, column and row. */
export type Cell = { x: number; y: number; column: number; row: number }

/** Returns the grid cells that cover the whole swatch, from a start at or before its corner. */
export function gridCells(stepX: number, stepY: number, startX = 0, startY = 0): Cell[] {
  const cells: Cell[] = []
  for (let row = 0, y = startY; y < HEIGHT; row += 1, y += stepY) {
    for (let column = 0, x = startX; x < WIDTH; column += 1, x += stepX) cells.push({ x, y, column, row })
  }
  return cells
}

/** Returns a random start of a pattern before the corner, in sixteenths of a step so that seeds differ visibly. */
export function randomOffset(random: Random, step: number): number {
  return (-step * random.integer(0, 15)) / 16
}
