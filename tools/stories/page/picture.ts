/** Runs in the page before a story is photographed. Each function travels as text. */
import type { Box } from '../storyPage.ts'

/** Returns the part of the document that the story fills, or the window for what opens above the page. */
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
  // A box that only lays out others would add empty space.
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

/** Takes focus away, which shows tooltips and depends on the story before, unless a popup would close with it. */
export function removeFocus(): void {
  const focused = document.activeElement
  const popups = '[role=menu], [role=listbox], [role=dialog], dialog[open], [aria-expanded=true]'
  if (focused instanceof HTMLElement && !document.querySelector(popups)) focused.blur()
}

/** Loads and decodes every photo, also those that wait to be scrolled into view. */
export async function decodePhotos(): Promise<void> {
  for (const photo of document.images) photo.loading = 'eager'
  await Promise.all([...document.images].map((photo) => photo.decode().catch(() => undefined)))
}

/** The place of the type specimen. */
export const specimenBox = { x: 0, y: 0, width: 640, height: 120 }

/** Writes lines in the product's font and one in characters that it lacks. */
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
