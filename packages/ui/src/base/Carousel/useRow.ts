import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { easeInOut, SLIDE_DURATION, slideAfter } from './motion.ts'
import { paceOf, placeToShow, shadeSlides } from './sight.ts'
import { wantsLessMotion } from './useAutoplay.ts'

/** How many slides a key goes along the reading direction. */
const keys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Scrolling with a duration of our own: the browser's smooth scrolling has none. */
function useGlide() {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return (row: HTMLElement, to: number) => {
    cancelAnimationFrame(frame.current)
    const from = row.scrollLeft
    const start = performance.now()
    const duration = wantsLessMotion() ? 0 : SLIDE_DURATION
    row.style.scrollSnapType = 'none'
    const step = (now: number) => {
      const part = duration === 0 ? 1 : Math.min(1, (now - start) / duration)
      row.scrollLeft = from + (to - from) * easeInOut(part)
      if (part < 1) frame.current = requestAnimationFrame(step)
      else row.style.removeProperty('scroll-snap-type')
    }
    step(start)
  }
}

/** Moves a row of slides by its buttons, by keys and by the fingers, which scroll it natively. */
export function useRow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState(0)
  const glide = useGlide()

  const measure = () => {
    const row = list.current
    if (!row) return
    setSeen((Math.abs(row.scrollLeft) + row.clientWidth) / row.scrollWidth)
    shadeSlides(row)
  }
  const remeasure = useEffectEvent(measure)
  useEffect(() => {
    const row = list.current
    if (!row || count === 0) return
    const observer = new ResizeObserver(() => remeasure())
    observer.observe(row)
    return () => observer.disconnect()
  }, [count])

  const go = (by: 1 | -1) => {
    const row = list.current
    const pace = row && paceOf(row)
    if (!row || !pace) return
    const end = row.scrollWidth - row.clientWidth
    const place = { at: Math.abs(row.scrollLeft), width: Math.abs(pace.step), end }
    // Where lines run from right to left, the row scrolls into the negative.
    glide(row, slideAfter(place, by) * Math.sign(pace.step))
  }

  const show = (index: number) => {
    const row = list.current
    const pace = row && paceOf(row)
    if (!row || !pace) return
    const place = {
      at: Math.abs(row.scrollLeft),
      width: Math.abs(pace.step),
      whole: pace.whole,
      end: row.scrollWidth - row.clientWidth,
    }
    glide(row, placeToShow(index, place) * Math.sign(pace.step))
  }

  const onFocus = ({ target }: FocusEvent) => {
    // What shows in part has its ring cut off. A mouse needs no ring, and must find its slide where it pressed.
    if (!target.matches(':focus-visible')) return
    const index = [...(list.current?.children ?? [])].findIndex((slide) => slide.contains(target))
    if (index >= 0) show(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const row = list.current
    const pace = row && paceOf(row)
    const by = keys[event.key]
    if (!row || !pace || by === undefined) return
    const slides = [...row.children]
    const here = slides.findIndex((slide) => slide.contains(document.activeElement))
    // Arrows go by what is seen, Home and End by what comes first.
    const to = here + (Number.isFinite(by) ? by * Math.sign(pace.step) : by)
    const next = Math.max(0, Math.min(slides.length - 1, to))
    const slide = slides[next]
    event.preventDefault()
    slide?.removeAttribute('inert')
    slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    show(next)
  }
  return { list, seen, measure, onFocus, onKeyDown, previous: () => go(-1), next: () => go(1) }
}
