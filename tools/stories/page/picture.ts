/** Functions that run in the page before a picture. Each is sent as source text, so it must be self-contained. */
import type { Box } from '../box.ts'

/** Returns the bounding box of the story; the whole window when the story has fixed or sticky elements. */
export function findPictureBox(): { clip: Box; isBeyondWindow: boolean } {
  window.scrollTo(0, 0)
  const root = document.querySelector('#storybook-root')
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const parts = [...(root?.querySelectorAll('*:not(svg *)') ?? [])].filter(isSeen)
  const isAbovePage = parts.some((element) => /fixed|sticky/.test(getComputedStyle(element).position))
  if (
    isAbovePage ||
    [...document.body.children].some((child) => child !== root && window.probe.isSeen(child))
  ) {
    return { clip: { x: 0, y: 0, width: innerWidth, height: innerHeight }, isBeyondWindow: false }
  }
  // A box without paint would add empty space.
  const isPainted = (element: Element) => {
    if (element.childElementCount === 0) return true
    const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px' || boxShadow !== 'none'
  }
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const boxes = parts
    .filter((part) => isPainted(part) || hasOwnText(part))
    .map((part) => part.getBoundingClientRect())
  if (boxes.length === 0) return { clip: { x: 0, y: 0, width: 16, height: 16 }, isBeyondWindow: false }
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - 8)
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - 8)
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + 8)
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + 8
  const height = Math.min(2400, Math.min(document.documentElement.scrollHeight, bottom) - top)
  return {
    clip: { x: left, y: top, width: Math.max(16, right - left), height: Math.max(16, height) },
    isBeyondWindow: top + height > innerHeight,
  }
}

/** Removes focus, which shows tooltips and depends on the previous story, unless it would close a popup. */
export function removeFocus(): void {
  const focused = document.activeElement
  const popups = '[role=menu], [role=listbox], [role=dialog], dialog[open], [aria-expanded=true]'
  if (focused instanceof HTMLElement && !document.querySelector(popups)) focused.blur()
}

/** Loads and decodes every photo, also those below the window. */
export async function decodePhotos(): Promise<void> {
  for (const photo of document.images) photo.loading = 'eager'
  await Promise.all([...document.images].map((photo) => photo.decode().catch(() => undefined)))
}

/** The place of the type specimen. */
export const specimenBox = { x: 0, y: 0, width: 640, height: 120 }

/** Shows lines in the product's font, and a line of characters that the font lacks. */
export function showSpecimen(): void {
  const box = document.createElement('div')
  box.id = 'specimen'
  box.style.cssText =
    'position: fixed; inset: 0 auto auto 0; width: 640px; height: 120px; z-index: 9999; background: white; color: black; font-size: 20px'
  for (const [weight, text] of [
    ['400', 'Plomada: oficios de confianza ÁÉÍÓÚ ñ 0123456789'],
    ['800', 'Plomada: oficios de confianza ÁÉÍÓÚ ñ 0123456789'],
    ['400', '→ ≥ ✓ Ω Ж 漢 ﷲ'],
  ] as const) {
    const line = document.createElement('p')
    line.style.fontWeight = weight
    line.textContent = text
    box.append(line)
  }
  document.body.append(box)
}

/** Removes the type specimen. */
export function removeSpecimen(): void {
  document.querySelector('#specimen')?.remove()
}
