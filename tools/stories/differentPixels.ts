import type { Pixels } from './pixels.ts'

/** The largest difference of a channel, of 255, in an even area, and at an edge: a browser smooths moved text differently. */
const TOLERANCE = 8
const EDGE_TOLERANCE = 24
/** The browser rasterizes curves differently at the edges of its tiles. */
const MAX_DIFFERENT_PIXELS = 12

/** Returns the mean of each pixel and its eight neighbors, which spreads a moved edge like the still one. */
function blur({ data, width, height }: Pixels): Uint8Array {
  const rows = new Uint16Array(data.length)
  const blurred = new Uint8Array(data.length)
  const line = width * 3
  for (let at = 0; at < data.length; at += 1) {
    const column = at % line
    const before = column < 3 ? at : at - 3
    const after = column >= line - 3 ? at : at + 3
    rows[at] = (data[before] ?? 0) + (data[at] ?? 0) + (data[after] ?? 0)
  }
  for (let at = 0; at < data.length; at += 1) {
    const before = at < line ? at : at - line
    const after = at >= line * (height - 1) ? at : at + line
    blurred[at] = Math.round(((rows[before] ?? 0) + (rows[at] ?? 0) + (rows[after] ?? 0)) / 9)
  }
  return blurred
}

/** Returns whether a value lies between the values at a place and beside it, nearly. */
function isBetweenNeighbors(
  value: number,
  neighbors: Uint8Array,
  at: number,
  { width, height }: Pixels,
): boolean {
  const line = width * 3
  const column = Math.floor((at % line) / 3)
  const row = Math.floor(at / line)
  let [low, high] = [255, 0]
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
      const neighbor = neighbors[y * line + x * 3 + (at % 3)] ?? 0
      low = Math.min(low, neighbor)
      high = Math.max(high, neighbor)
    }
  }
  const tolerance = high - low > TOLERANCE ? EDGE_TOLERANCE : TOLERANCE
  return value >= low - tolerance && value <= high + tolerance
}

/**
 * Marks and counts the pixels that differ between two pictures of the same size; returns null when the difference is not
 * visible. Content that has moved by up to one pixel is no difference: a blurred value counts as the same when it lies
 * between those around its place in the other picture.
 */
export function findDifferentPixels(one: Pixels, other: Pixels): { mask: Uint8Array; count: number } | null {
  const mask = new Uint8Array(one.width * one.height)
  const [first, second] = [blur(one), blur(other)]
  let count = 0
  for (let at = 0; at < first.length; at += 1) {
    const [a, b] = [first[at] ?? 0, second[at] ?? 0]
    const pixel = Math.floor(at / 3)
    if (Math.abs(a - b) <= TOLERANCE || mask[pixel] === 1) continue
    if (isBetweenNeighbors(a, second, at, one) && isBetweenNeighbors(b, first, at, one)) continue
    mask[pixel] = 1
    count += 1
  }
  return count > MAX_DIFFERENT_PIXELS ? { mask, count } : null
}
