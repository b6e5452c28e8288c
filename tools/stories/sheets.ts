import { pixelsOf, type Pixels } from './pixels.ts'
import { reduceColors, type Tile } from './pictureFiles.ts'
import type { Story } from './storyIndex.ts'
import { isScreen } from './storyIndex.ts'
import type { Theme } from './storyPage.ts'

export const themes: readonly Theme[] = ['light', 'dark']
const gap = 8
const gray = 0x84

/** A picture of one story that belongs on a sheet. */
export interface Shot {
  id: string
  png: Buffer
}

/** A decoded picture of one story. */
interface DecodedShot {
  id: string
  picture: Pixels
}

/** Returns the name of the sheet of a story: its component, and for a screen also the width of the window. */
export const sheetOf = (story: Story, theme: Theme, width: number): string => {
  const [component = story.id] = story.id.split('--')
  return isScreen(story) ? `${component}.${width}.${theme}` : `${component}.${theme}`
}

/** Decodes the picture of a story as it is kept and compared. */
export const decode = async ({ id, png }: Shot): Promise<DecodedShot> => ({
  id,
  picture: reduceColors(await pixelsOf(png)),
})

/** Places pictures side by side in rows, in the given order. */
function arrange(shots: readonly DecodedShot[]): { tiles: Tile[]; width: number; height: number } {
  const widest = Math.max(1280, ...shots.map(({ picture }) => picture.width))
  const tiles: Tile[] = []
  let [x, y, rowHeight, width] = [0, 0, 0, 0]
  for (const { id, picture } of shots) {
    if (x > 0 && x + picture.width > widest) {
      y += rowHeight + gap
      x = 0
      rowHeight = 0
    }
    tiles.push([id, x, y, picture.width, picture.height])
    rowHeight = Math.max(rowHeight, picture.height)
    width = Math.max(width, x + picture.width)
    x += picture.width + gap
  }
  return { tiles, width, height: y + rowHeight }
}

/** Draws pictures on one sheet. */
export function compose(shots: readonly DecodedShot[]): { sheet: Pixels; tiles: Tile[] } {
  const { tiles, width, height } = arrange(shots)
  const data = new Uint8Array(width * height * 3).fill(gray)
  for (const [index, { picture }] of shots.entries()) {
    const [, x = 0, y = 0] = tiles[index] ?? []
    for (let row = 0; row < picture.height; row += 1) {
      const line = picture.data.subarray(row * picture.width * 3, (row + 1) * picture.width * 3)
      data.set(line, ((y + row) * width + x) * 3)
    }
  }
  return { sheet: { data, width, height }, tiles }
}

/** Cuts the picture of one story out of a sheet. */
export function cutOut(sheet: Pixels, [, x, y, width, height]: Tile): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * sheet.width + x) * 3
    data.set(sheet.data.subarray(start, start + width * 3), row * width * 3)
  }
  return { data, width, height }
}
