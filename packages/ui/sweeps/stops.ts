/** What runs in the page while focus walks through a story. Each function travels as text. */
import type { Box } from './stage.ts'

/** Where focus is, and what a person can see of it. */
export interface Stop {
  name: string
  isNew: boolean
  /** Something gave it focus; Tab alone does not reach it, such as a window that opened. */
  isPassing: boolean
  /** Inside a modal window, which keeps focus on purpose. */
  isInWindow: boolean
  /** What the ring goes round. */
  ring: Box
  /** A text that runs over more than one line has a ring in pieces. */
  isBroken: boolean
  /** What hides it. */
  cover?: string
  /** How far the window is scrolled. */
  scrolled: { x: number; y: number }
  /** What it is, how it stands and what it stands in: stops with the same look have a ring of the same colours. */
  look: string
  /** From where to where it reaches: with the look, it tells how the ring runs. */
  place: string
  /** Its size where that is too little. */
  small?: string
}

/** Puts an edge before and after the story and focus on the first; false when nothing in it takes focus. */
export function addEdges(): boolean {
  const { probe } = window
  probe.stops.length = 0
  const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
  if (![...document.querySelectorAll(focusable)].some((element) => element.checkVisibility())) return false
  for (const [place, name] of [
    ['prepend', 'first'],
    ['append', 'last'],
  ] as const) {
    const edge = document.createElement('button')
    edge.dataset['edge'] = name
    edge.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; opacity: 0'
    document.body[place](edge)
  }
  const isHeld = document.querySelector('dialog:modal, [aria-modal=true]') !== null
  window.scrollTo(0, 0)
  if (!isHeld) document.querySelector<HTMLElement>('[data-edge=first]')?.focus({ preventScroll: true })
  return true
}

export function removeEdges(): void {
  for (const edge of document.querySelectorAll('[data-edge]')) edge.remove()
}

/** The stop at which focus is now; nothing when it has left the story. */
export function readStop(): Stop | undefined {
  const { probe } = window
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  if (element.dataset['edge']) return undefined
  const isNew = !probe.stops.includes(element)
  if (isNew) probe.stops.push(element)
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const boxOf = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
  /** A link may reach over the whole card that it stands in. */
  const stretched = ['::before', '::after'].some((part) => {
    const style = getComputedStyle(element, part)
    return style.content !== 'none' && style.position === 'absolute' && style.inset === '0px'
  })
  /** The ring may be drawn round something else: the box of a hidden input, the card around a link. */
  const isOutlined = (part: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const near = [element, ...(label ? [label, ...label.querySelectorAll('*')] : [])]
  for (let one = element.parentElement; one && near.length < 60; one = one.parentElement) near.push(one)
  if (element.nextElementSibling) near.push(element.nextElementSibling)
  const ringed = near.find((part) => probe.isSeen(part) && isOutlined(part))
  const isOwn = probe.isSeen(element)
  const lines = [...element.getClientRects()].filter(({ width }) => width > 1)
  const area = stretched && getComputedStyle(element).position === 'static' ? element.offsetParent : element
  const rect = (isOwn ? area : (label ?? element.parentElement))?.getBoundingClientRect() ?? new DOMRect()
  const reachable = label && probe.isSeen(label) ? [label, element] : [element]
  const points = [0.5, 0.1, 0.9].flatMap((down) => [0.5, 0.1, 0.9].map((along) => [along, down] as const))
  const [line = rect] = isOwn && !stretched ? lines : [rect]
  const hits = points.map(([along, down]) => {
    const x = Math.min(innerWidth - 1, Math.max(0, line.x + line.width * along))
    const y = Math.min(innerHeight - 1, Math.max(0, line.y + line.height * down))
    return document.elementFromPoint(x, y)
  })
  const isMine = (hit: Element | null) =>
    hit !== null && reachable.some((part) => part.contains(hit) || hit.contains(part))
  const isOut = rect.bottom <= 0 || rect.right <= 0 || rect.top >= innerHeight || rect.left >= innerWidth
  const stranger = hits.find((hit) => !isMine(hit))
  const cover = isOut
    ? 'the edge of the window'
    : hits.some(isMine)
      ? undefined
      : stranger && probe.describe(stranger)
  const target = reachable.map((part) => (part === element ? rect : part.getBoundingClientRect()))
  const width = Math.max(...target.map((box) => box.width))
  const height = Math.max(...target.map((box) => box.height))
  const isInText =
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length
  const isAlone = () =>
    [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((other) => other !== element && probe.isSeen(other) && !other.contains(element))
      .every((other) => {
        const box = other.getBoundingClientRect()
        const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
        const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)]
        return Math.hypot(dx, dy) >= 12
      })
  const isSmall = (width < 23.5 || height < 23.5) && !isInText && !isAlone()
  // What styles ask for, except the theme, in which each stop is looked at anyway.
  const asked =
    /^(class|style|data-(?!theme$).+|aria-(checked|current|disabled|expanded|invalid|pressed|selected))$/
  const chain = element.matches(':checked') ? [':checked'] : []
  for (let one: Element | null = element; one; one = one.parentElement) {
    const said = [...one.attributes].filter(({ name }) => asked.test(name))
    chain.push(one.localName, ...said.map(({ name, value }) => `${name}=${value}`))
  }
  return {
    name: probe.describe(element),
    scrolled: { x: scrollX, y: scrollY },
    look: chain.join(' '),
    place: [rect.x, rect.width, rect.height].map(Math.round).join(' '),
    isNew,
    isPassing: element.tabIndex < 0,
    isInWindow: element.closest('dialog:modal, [aria-modal=true]') !== null,
    ring: boxOf(stretched ? rect : (ringed?.getBoundingClientRect() ?? rect)),
    isBroken: lines.length > 1 && !stretched,
    ...(cover && { cover }),
    ...(isSmall && { small: `${Math.round(width)} × ${Math.round(height)}` }),
  }
}
