import type { Box } from './box.ts'

/** The largest distance between the edge of a box and the line of its ring, in pixels. */
const reach = 8

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the bounding box of the marked pixels. */
function findBounds(mask: Uint8Array, width: number): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -1, bottom: -1 }
  for (const [pixel, isMarked] of mask.entries()) {
    if (!isMarked) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

/** Returns the visible share of a focus ring along each side of a box. The ring may have an offset. */
export function getSideShares(
  mask: Uint8Array,
  width: number,
  height: number,
  around: Box,
): Record<'top' | 'bottom' | 'left' | 'right', number> {
  const seen = findBounds(mask, width)
  const box = {
    left: Math.max(0, Math.round(around.x)),
    top: Math.max(0, Math.round(around.y)),
    right: Math.min(width - 1, Math.round(around.x + around.width)),
    bottom: Math.min(height - 1, Math.round(around.y + around.height)),
  }
  const left = Math.min(seen.left, box.left)
  const top = Math.min(seen.top, box.top)
  const right = Math.max(seen.right, box.right)
  const bottom = Math.max(seen.bottom, box.bottom)
  const at = (x: number, y: number) => mask[y * width + x] === 1
  const share = (from: number, to: number, isMarked: (place: number, step: number) => boolean) => {
    let marked = 0
    for (let place = from; place <= to; place += 1) {
      for (let step = 0; step < reach; step += 1) {
        if (!isMarked(place, step)) continue
        marked += 1
        break
      }
    }
    return marked / Math.max(1, to - from + 1)
  }
  return {
    top: share(left, right, (x, step) => at(x, top + step)),
    bottom: share(left, right, (x, step) => at(x, bottom - step)),
    left: share(top, bottom, (y, step) => at(left + step, y)),
    right: share(top, bottom, (y, step) => at(right - step, y)),
  }
}
