'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { reducedMotion } from '../../theme/breakpoints.ts'

/** Milliseconds after a press in which the content stays, so that a second press hits the same control. */
const STABLE_MS = 1000

/** Returns the element after a box in the document, also outside of its parents. */
function findNext(box: Element): Element | null {
  let node: Element | null = box
  while (node && !node.nextElementSibling) node = node.parentElement
  return node?.nextElementSibling ?? null
}

/** Scrolls up, by at most `growth`, until a sticky box covers nothing that was visible before it grew. */
function uncover(box: Element, growth: number) {
  const covered =
    box.getBoundingClientRect().bottom - (findNext(box)?.getBoundingClientRect().top ?? Infinity)
  const isReduced = matchMedia(reducedMotion).matches
  if (covered > 0)
    scrollBy({ top: -Math.min(Math.ceil(covered), growth), behavior: isReduced ? 'instant' : 'smooth' })
}

/** Returns a ref with the time of the last press. */
const useLastPress = () => {
  const time = useRef(-STABLE_MS)
  useEffect(() => {
    const remember = () => (time.current = performance.now())
    addEventListener('pointerdown', remember, true)
    return () => removeEventListener('pointerdown', remember, true)
  }, [])
  return time
}

/** Calls back a second after the last press unless the user has scrolled. Returns a function that cancels. */
function whenNoPressFollows(lastPress: { current: number }, callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (position: number) => {
    const rest = lastPress.current + STABLE_MS - performance.now()
    if (rest > 0) timer = setTimeout(() => wait(position), rest)
    else if (Math.abs(scrollY - position) < 2) callback()
  }
  // In the second frame the browser has anchored the scroll position.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => wait(scrollY))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Scrolls by the change in height of a sticky element when its content changes, so that the elements below it do not move
 * under a second click. Browsers do the same (scroll anchoring), except at the top of a page and in Safari. When no second
 * click is likely and the user has not scrolled, it scrolls back, so that the box covers no text (decision 0047).
 */
export const useStableHeight = <Box extends HTMLElement>(content: unknown) => {
  const box = useRef<Box>(null)
  const previous = useRef<[content: unknown, height: number]>(undefined)
  const lastPress = useLastPress()
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    const [oldContent, oldHeight] = previous.current ?? [content, height]
    previous.current = [content, height]
    if (oldContent === content) return
    const growth = height - oldHeight
    if (!(scrollY > 0 && CSS.supports('overflow-anchor:auto'))) scrollBy(0, growth)
    if (growth <= 0) return
    return whenNoPressFollows(lastPress, () => box.current && uncover(box.current, growth))
    // oxlint-disable-next-line react/exhaustive-deps -- refs do not change
  }, [content])
  return box
}
