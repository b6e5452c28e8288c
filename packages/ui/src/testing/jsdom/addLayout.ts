import { addMissing } from './addMissing.ts'

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

let objectUrls = 0

/** Escapes every character that is not a letter, a digit, `-` or `_`. */
const escape = (text: string) =>
  text.replace(/^\d|[^\w\u0080-\uFFFF-]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)

/** Adds what belongs to layout, scrolling and pointers. Nothing moves or has a size, and no media query matches. */
export function addLayout(): void {
  addMissing(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
  addMissing(window, {
    CSS: { escape, supports: () => false },
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  })
  const nothing = () => {}
  addMissing(Element.prototype, {
    scrollBy: nothing,
    scrollTo: nothing,
    scrollIntoView: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    getAnimations: () => [],
  })
  addMissing(URL, {
    createObjectURL: () => `blob:nodedata:${(objectUrls += 1)}`,
    revokeObjectURL: nothing,
  })
  // jsdom reports an error when one of these is called.
  Object.assign(window, { scrollBy: nothing, scrollTo: nothing })
}
