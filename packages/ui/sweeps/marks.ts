/** What runs in the page to find what is in a state and to take the state away. Each function travels as text. */
import type { Box } from './stage.ts'

/** A thing that is in a state, or a picture that tells something. */
export interface Mark {
  index: number
  name: string
  /** `checked`, `current`, `selected`, `pressed`, `disabled`, or `picture`. */
  kind: string
  box: Box
}

declare global {
  interface Window {
    /** What is in a state, and what a person sees of it: often the label around a hidden input. */
    marks: { element: Element; seen: Element }[]
  }
}

/** Everything in the window that is in a state; of things that look alike only the first. */
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
      const look = `${kind} ${seen.localName}.${seen.className}`
      if (known.has(look)) return []
      const { left, top, right, bottom } = seen.getBoundingClientRect()
      const [x, y] = [Math.max(0, Math.floor(left) - 4), Math.max(0, Math.floor(top) - 4)]
      const [width, height] = [Math.min(innerWidth, right + 4) - x, Math.min(innerHeight, bottom + 4) - y]
      if (width < 4 || height < 4) return []
      known.add(look)
      const index = window.marks.push({ element, seen }) - 1
      const box = { x: x + scrollX, y: y + scrollY, width: Math.floor(width), height: Math.floor(height) }
      return [{ index, name: window.probe.describe(element), kind, box }]
    }),
  )
}

/** Takes the state of a thing away, or gives it back, without anybody being told. */
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

/** Where taking the state away changes nothing: is there a neighbour without the state that looks the same? */
export function isLikeItsNeighbour(index: number): boolean {
  const mark = window.marks[index]
  if (!mark) return false
  const { seen: element } = mark
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
            backgroundColor,
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
