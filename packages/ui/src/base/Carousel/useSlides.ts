import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasFocus } from '../getActiveElement.ts'
import { easeInOut, getNextPosition, SLIDE_DURATION } from './motion.ts'
import { getPositionToShow, hideOffscreenSlides, measureSlides } from './slideVisibility.ts'
import { prefersReducedMotion } from './useAutoplay.ts'

/** How many slides a key moves along the reading direction. */
const offsetByKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Returns a function that scrolls with a fixed duration, which the browser's smooth scrolling does not support. */
function useSmoothScroll() {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return (row: HTMLElement, to: number) => {
    cancelAnimationFrame(frame.current)
    const from = row.scrollLeft
    const start = performance.now()
    const duration = prefersReducedMotion() ? 0 : SLIDE_DURATION
    row.style.scrollSnapType = 'none'
    const step = (now: number) => {
      const progress = duration === 0 ? 1 : Math.min(1, (now - start) / duration)
      row.scrollLeft = from + (to - from) * easeInOut(progress)
      if (progress < 1) frame.current = requestAnimationFrame(step)
      else row.style.removeProperty('scroll-snap-type')
    }
    step(start)
  }
}

/** Returns the scroll state of a row, or null if it has fewer than two slides. */
function getScrollState(row: HTMLElement | null) {
  const slides = row && measureSlides(row)
  if (!row || !slides) return null
  return {
    row,
    position: Math.abs(row.scrollLeft),
    step: Math.abs(slides.step),
    visibleCount: slides.visibleCount,
    end: row.scrollWidth - row.clientWidth,
    // In right-to-left pages, scroll positions are negative.
    sign: Math.sign(slides.step),
  }
}

/** Handles scrolling of a row of slides by buttons and by keyboard. Touch scrolling is the browser's. */
export function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [progress, setProgress] = useState(0)
  const scroll = useSmoothScroll()

  const measure = () => {
    const row = list.current
    if (!row) return
    setProgress((Math.abs(row.scrollLeft) + row.clientWidth) / row.scrollWidth)
    hideOffscreenSlides(row)
  }
  const remeasure = useEffectEvent(measure)
  useEffect(() => {
    const row = list.current
    if (!row || count === 0) return
    const observer = new ResizeObserver(() => remeasure())
    observer.observe(row)
    return () => observer.disconnect()
  }, [count])

  const move = (direction: 1 | -1) => {
    const state = getScrollState(list.current)
    if (state) scroll(state.row, getNextPosition(state, direction) * state.sign)
  }

  const show = (index: number) => {
    const state = getScrollState(list.current)
    if (state) scroll(state.row, getPositionToShow(index, state) * state.sign)
  }

  const onFocus = ({ target }: FocusEvent) => {
    // The focus ring of a partly visible slide is clipped. On a click, the slide must not move under the pointer.
    if (!target.matches(':focus-visible')) return
    const index = [...(list.current?.children ?? [])].findIndex((slide) => slide.contains(target))
    if (index >= 0) show(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Such as Alt+ArrowLeft, which goes back in the history.
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const state = getScrollState(list.current)
    const offset = offsetByKey[event.key]
    if (!state || offset === undefined) return
    const slides = [...state.row.children]
    const current = slides.findIndex(hasFocus)
    // Arrows follow the visual order, Home and End the reading order.
    const target = current + (Number.isFinite(offset) ? offset * state.sign : offset)
    const index = Math.max(0, Math.min(slides.length - 1, target))
    const slide = slides[index]
    event.preventDefault()
    slide?.removeAttribute('inert')
    slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    show(index)
  }
  return { list, progress, measure, onFocus, onKeyDown, previous: () => move(-1), next: () => move(1) }
}
