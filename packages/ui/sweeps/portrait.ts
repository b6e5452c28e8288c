/** What runs in the page before a story is photographed. The function travels as text. */
import type { Box } from './stage.ts'

/** The part of the page that the story fills, also beyond the window; the window for what opens over the page. */
export function portraitBox(): { clip: Box; isWhole: boolean } {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  window.scrollTo(0, 0)
  const root = document.querySelector('#storybook-root')
  const isSeen = (element: Element) => window.probe.isSeen(element)
  const isOver = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
  const parts = [...(root?.querySelectorAll('*') ?? [])].filter(isSeen)
  const beside = [...document.body.children].filter((child) => child !== root && isSeen(child))
  if (parts.some(isOver) || beside.length > 0) {
    return { clip: { x: 0, y: 0, width: innerWidth, height: innerHeight }, isWhole: false }
  }
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - 8)
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - 8)
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + 8)
  const bottom = Math.min(
    document.documentElement.scrollHeight,
    Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + 8,
  )
  const isEmpty = boxes.length === 0
  return {
    clip: {
      x: isEmpty ? 0 : left,
      y: isEmpty ? 0 : top,
      width: isEmpty ? 16 : Math.max(16, right - left),
      height: isEmpty ? 16 : Math.min(2400, Math.max(16, bottom - top)),
    },
    isWhole: true,
  }
}

/** Loads every photo, also those that wait to be scrolled to: the picture shows the whole page. */
export async function decodedPhotos(): Promise<void> {
  for (const photo of document.images) photo.loading = 'eager'
  await Promise.all([...document.images].map((photo) => photo.decode().catch(() => undefined)))
}

/** Where the specimen stands. */
export const specimenBox = { x: 0, y: 0, width: 640, height: 120 }

/** Writes a line in our font and one in letters and signs that it lacks. */
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
