/** Functions that run in the page. Each is sent as source text, so it must be self-contained. */
import type { Box } from '../box.ts'

/** An element in a state, or a meaningful picture. */
export interface Mark {
  index: number
  name: string
  /** `checked`, `current`, `selected`, `pressed`, `disabled`, or `picture`. */
  kind: string
  box: Box
  /** Marks with the same look have the same appearance. */
  look: string
}

declare global {
  interface Window {
    /** The element in a state, and its visible element: often the label around a hidden input. */
    marks: { element: Element; seen: Element }[]
  }
}

/** Lists the elements that are in a state, only the first of those with the same look. */
export function listMarks(): Mark[] {
  window.marks = []
  const kinds: [string, string][] = [
    ['checked', 'input:checked, [aria-checked=true]'],
    ['selected', '[aria-selected=true], [data-selected=true], [data-state=checked]'],
    ['current', '[aria-current]:not([aria-current=false])'],
    ['pressed', '[aria-pressed=true]'],
    ['disabled', 'button:disabled, input:disabled'],
    ['picture', '[role=img], [role=meter], [role=progressbar], meter, progress'],
  ]
  const known = new Set<string>()
  return kinds.flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const seen = [label, element].find((one) => one && window.probe.isSeen(one))
      if (!seen) return []
      const chain = [seen, seen.parentElement, seen.parentElement?.parentElement]
      const look = `${kind} ${chain.map((one) => `${one?.localName}.${one?.getAttribute('class')}`).join(' ')}`
      if (known.has(look)) return []
      const { left, top, right, bottom } = seen.getBoundingClientRect()
      const [x, y] = [Math.max(0, Math.floor(left) - 4), Math.max(0, Math.floor(top) - 4)]
      const [width, height] = [Math.min(innerWidth, right + 4) - x, Math.min(innerHeight, bottom + 4) - y]
      if (width < 4 || height < 4) return []
      known.add(look)
      const index = window.marks.push({ element, seen }) - 1
      const box = { x: x + scrollX, y: y + scrollY, width: Math.floor(width), height: Math.floor(height) }
      return [{ index, name: window.probe.describe(element), kind, box, look }]
    }),
  )
}

/** Removes or restores the state of an element, without dispatching events. */
export function setMark({ index, isOn }: { index: number; isOn: boolean }): void {
  const mark = window.marks[index]
  if (!mark) return
  const { element, seen } = mark
  if (element instanceof HTMLInputElement && element.matches(':checked, [data-kept-checked]')) {
    element.toggleAttribute('data-kept-checked', !isOn)
    element.checked = isOn
  }
  const names = ['disabled', 'aria-checked', 'aria-selected', 'data-selected', 'data-state', 'data-disabled']
  for (const part of new Set([element, seen])) {
    for (const name of [...names, 'aria-current', 'aria-pressed', 'aria-disabled']) {
      const kept = `data-kept-${name}`
      const [from, to] = isOn ? [kept, name] : [name, kept]
      const value = part.getAttribute(from)
      if (value === null) continue
      part.setAttribute(to, value)
      part.removeAttribute(from)
    }
  }
}

/** Returns whether a neighbor without the state looks the same. */
export function isLikeItsNeighbor(index: number): boolean {
  const mark = window.marks[index]
  if (!mark) return false
  const { seen: element } = mark
  const page = document.createElement('div')
  page.style.backgroundColor = 'Canvas'
  document.body.append(page)
  const canvas = getComputedStyle(page).backgroundColor
  page.remove()
  /** In forced colors the background of the page looks like no background. */
  const backgroundOf = (color: string) => (color === canvas || color.endsWith(', 0)') ? 'none' : color)
  const looks = (one: Element): string =>
    [one, ...one.querySelectorAll('*')]
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo)
          const { content, color, backgroundColor, outline, textDecoration, fontWeight, borderBlock } = style
          const { borderInline, opacity, visibility, display, fill, stroke } = style
          if (pseudo && content === 'none') return ''
          return [
            part.localName,
            content,
            color,
            backgroundOf(backgroundColor),
            outline,
            textDecoration,
            fontWeight,
            borderBlock,
            borderInline,
            opacity,
            visibility,
            display,
            fill,
            stroke,
          ].join(' ')
        }),
      )
      .join('\n')
  const mine = looks(element)
  const group = element.closest('ul, ol, nav, fieldset, [role=group], [role=radiogroup], [role=listbox]')
  return [...(group ?? document).querySelectorAll(element.localName)]
    .filter((other) => other !== element && other.getAttribute('role') === element.getAttribute('role'))
    .some((other) => looks(other) === mine)
}
