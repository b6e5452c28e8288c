import sharp from 'sharp'
import type { Tab } from './tab.ts'
import { waitFor } from './wait.ts'

/** Waits until the window shows the pixels of its photos. A loaded image may still not be drawn. */
export async function waitForPhotos(tab: Tab): Promise<void> {
  let missing: string[] = []
  await waitFor('photos to be drawn', async () => {
    missing = await listMissing(tab)
    if (missing.length > 0) throw new Error(`not drawn: ${missing.join(', ')}`)
    return true
  })
}

/** Returns the photos whose middle has a single color, or that are not loaded. */
async function listMissing(tab: Tab): Promise<string[]> {
  const photos = await tab.run(listPhotos)
  const picture = sharp(await tab.picture())
  const missing: string[] = []
  for (const { src, isLoaded, ...middle } of photos) {
    const { channels } = await picture.clone().extract(middle).stats()
    if (!isLoaded || channels.every(({ stdev }) => stdev < 1)) missing.push(src)
  }
  return missing
}

/** Lists the photos that are whole in the window, with the place of their middle. */
function listPhotos() {
  return [...document.images].flatMap((image) => {
    const { left, top, right, bottom, width, height } = image.getBoundingClientRect()
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    const isOnTop = at !== null && (at === image || at.contains(image) || image.parentElement?.contains(at))
    if (!image.src.includes('/api/photos/') || width < 24 || !isWhole || !isOnTop) return []
    return {
      src: image.src,
      isLoaded: image.complete && image.naturalWidth > 0,
      left: Math.round(left + width / 4),
      top: Math.round(top + height / 4),
      width: Math.round(width / 2),
      height: Math.round(height / 2),
    }
  })
}
