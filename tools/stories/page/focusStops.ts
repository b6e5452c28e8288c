/** Functions that run in the page of a story. Each is sent as source text, so it must be self-contained. */
import type { Box } from '../box.ts'

/** An element that received focus. */
export interface Stop {
  /** Its index in `window.probe.stops`. */
  index: number
  name: string
  isNew: boolean
  /** Focused by code and not reachable by Tab, such as an opened dialog. */
  isProgrammatic: boolean
  /** Inside a modal dialog, which keeps focus on purpose. */
  isInModal: boolean
  /** The box that the focus ring surrounds, relative to the window. */
  ring: Box
  /** Its text has several lines, so its ring has several parts. */
  isBroken: boolean
  /** The element that covers it. */
  cover?: string
  /** The scroll position of the window. */
  scrolled: { x: number; y: number }
  /** Element, state, outline and background: stops with the same look have a ring with the same colors. */
  look: string
  /**
   * Position and size when something near may clip or cover the ring, which is then checked again at this place; empty
   * when the look alone determines the ring.
   */
  place: string
  /** Its size, when the target is too small. */
  small?: string
}

declare global {
  interface Window {
    /** The stop after each Tab; null after focus has left the story. */
    collectedStops: (Stop | null)[]
  }
}

/** Adds a button before and after the story and focuses the first; returns false without focusable elements. */
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
  const hasModal = document.querySelector('dialog:modal, [aria-modal=true]') !== null
  window.scrollTo(0, 0)
  const first = document.querySelector<HTMLElement>('[data-edge=first]')
  if (!hasModal) first?.focus({ preventScroll: true })
  return true
}

/** Removes the buttons of `addEdges` and the style of `setRing`. */
export function removeEdges(): void {
  for (const edge of document.querySelectorAll('[data-edge]')) edge.remove()
  document.querySelector('#no-ring')?.remove()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Returns whether moving focus changes the page: an open popup closes, a carousel scrolls. */
export function changesWithFocus(): boolean {
  const parts = '[role=menu], [role=listbox], [aria-expanded=true], [aria-roledescription]'
  return document.querySelector(parts) !== null
}

/** Shows or hides the focus rings. */
export function setRing(isOn: boolean): void {
  document.querySelector('#no-ring')?.remove()
  if (isOn) return
  const style = document.createElement('style')
  style.id = 'no-ring'
  style.textContent = '*, *::before, *::after { outline-color: transparent !important }'
  document.head.append(style)
}

/** Focuses a stop again; returns the position of its ring, or null when it is no longer focusable. */
export async function focusStop(index: number): Promise<Pick<Stop, 'ring' | 'scrolled'> | null> {
  const element = window.probe.stops[index]
  if (!(element instanceof HTMLElement)) return null
  element.focus()
  // Components may render their ring in the task after the focus event.
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  if (document.activeElement !== element) return null
  const stop = window.probe.readStop()
  return stop && { ring: stop.ring, scrolled: stop.scrolled }
}

/** Returns the stops since the last call. */
export function takeStops(): (Stop | null)[] {
  const stops = window.collectedStops
  window.collectedStops = []
  return stops
}

/** Records a stop each time Tab is released, after focus has moved and the page has scrolled. */
export function collectStops(): void {
  const { probe } = window
  window.collectedStops = []
  /** Returns the focused stop; null when focus has left the story. */
  const readStop = (): Stop | null => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    if (element.dataset['edge']) return null
    const isNew = !probe.stops.includes(element)
    if (isNew) probe.stops.push(element)
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const boxOf = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
    /** A link may cover its whole card. */
    const stretched = ['::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part)
      return style.content !== 'none' && style.position === 'absolute' && style.inset === '0px'
    })
    /** The outline may belong to another element: the box of a hidden input, the card around a link. */
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
    const other = hits.find((hit) => !isMine(hit))
    const cover = isOut
      ? 'the edge of the window'
      : hits.some(isMine)
        ? undefined
        : other && probe.describe(other)
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
          const [dx, dy] = [
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          ]
          return Math.hypot(dx, dy) >= 12
        })
    const outlined = stretched ? rect : (ringed?.getBoundingClientRect() ?? rect)
    /** Returns whether an ancestor may clip the ring, or a positioned element may cover it. */
    const isCrowded = ({ left, top, right, bottom }: DOMRect) => {
      const reach = 6
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowX === 'visible') continue
        const clip = one.getBoundingClientRect()
        const isNear = [left - clip.left, top - clip.top, clip.right - right, clip.bottom - bottom]
        if (isNear.some((distance) => distance < reach)) return true
      }
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const ringPoints = [
        [left - 3, y],
        [right + 3, y],
        [x, top - 3],
        [x, bottom + 3],
      ] as const
      return ringPoints.some(([px, py]) => {
        const hit = document.elementFromPoint(px, py)
        if (!hit || hit.contains(element) || element.contains(hit)) return false
        return getComputedStyle(hit).position !== 'static'
      })
    }
    const isSmall = (width < 23.5 || height < 23.5) && !isInText && !isAlone()
    // Attributes that styles depend on.
    const styled = /^(class|style|aria-(checked|current|disabled|expanded|invalid|pressed|selected))$/
    const lookOf = (one: Element) =>
      [
        one.localName,
        ...[...one.attributes].filter(({ name }) => styled.test(name)).map(({ value }) => value),
      ].join(' ')
    const hasBackground = (one: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one)
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    }
    let ground: Element | null = (ringed ?? element).parentElement
    while (ground && !hasBackground(ground)) ground = ground.parentElement
    const { outline, outlineOffset } = getComputedStyle(ringed ?? element)
    const look = [lookOf(element), ringed && lookOf(ringed), ground && lookOf(ground), outline, outlineOffset]
    return {
      index: probe.stops.indexOf(element),
      name: probe.describe(element),
      scrolled: { x: scrollX, y: scrollY },
      look: look.join(' | '),
      place: isCrowded(outlined) ? [rect.x, rect.width, rect.height].map(Math.round).join(' ') : '',
      isNew,
      isProgrammatic: element.tabIndex < 0,
      isInModal: element.closest('dialog:modal, [aria-modal=true]') !== null,
      ring: boxOf(outlined),
      isBroken: lines.length > 1 && !stretched,
      ...(cover && { cover }),
      ...(isSmall && { small: `${Math.round(width)} × ${Math.round(height)}` }),
    }
  }
  window.probe.readStop = readStop
  if (window.probe.isCollecting) return
  window.probe.isCollecting = true
  window.addEventListener(
    'keyup',
    ({ key }) => {
      if (key === 'Tab') window.collectedStops.push(probe.readStop())
    },
    { capture: true },
  )
}
