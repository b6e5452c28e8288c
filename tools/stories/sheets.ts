import { decodePng, type Pixels } from './pixels.ts'
import { reduceColors, type Tile } from './pictureFiles.ts'
import { isScreen, type Story } from './storyIndex.ts'
import type { Theme } from './storyPage.ts'

export const themes: readonly Theme[] = ['light', 'dark']
const gap = 8
const gray = 0x84

/** A picture of a story. */
export interface StoryPicture {
  id: string
  png: Buffer
}

interface DecodedPicture {
  id: string
  picture: Pixels
}

/** Returns the name of the sheet of a story: component and theme, and for a screen also the width. */
export const getSheetName = (story: Story, theme: Theme, width: number): string => {
  const [component = story.id] = story.id.split('--')
  return isScreen(story) ? `${component}.${width}.${theme}` : `${component}.${theme}`
}

/** Decodes a picture in the colors in which it is stored and compared. */
export const decode = async ({ id, png }: StoryPicture): Promise<DecodedPicture> => ({
  id,
  picture: reduceColors(await decodePng(png)),
})

/** Arranges pictures in rows, in the given order. */
function arrange(storyPictures: readonly DecodedPicture[]): { tiles: Tile[]; width: number; height: number } {
  const widest = Math.max(1280, ...storyPictures.map(({ picture }) => picture.width))
  const tiles: Tile[] = []
  let [x, y, rowHeight, width] = [0, 0, 0, 0]
  for (const { id, picture } of storyPictures) {
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

/** Composes pictures on one sheet. */
export function compose(storyPictures: readonly DecodedPicture[]): { sheet: Pixels; tiles: Tile[] } {
  const { tiles, width, height } = arrange(storyPictures)
  const data = new Uint8Array(width * height * 3).fill(gray)
  for (const [index, { picture }] of storyPictures.entries()) {
    const [, x = 0, y = 0] = tiles[index] ?? []
    for (let row = 0; row < picture.height; row += 1) {
      const line = picture.data.subarray(row * picture.width * 3, (row + 1) * picture.width * 3)
      data.set(line, ((y + row) * width + x) * 3)
    }
  }
  return { sheet: { data, width, height }, tiles }
}

/** Returns the picture of one story from a sheet. */
export function cutOut(sheet: Pixels, [, x, y, width, height]: Tile): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * sheet.width + x) * 3
    data.set(sheet.data.subarray(start, start + width * 3), row * width * 3)
  }
  return { data, width, height }
}
