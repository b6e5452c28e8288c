import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CAROUSEL_INTERVAL, easeInOut, SLIDE_DURATION, slideAfter } from './motion.ts'

const lessMotion = '(prefers-reduced-motion: reduce)'
const wantsLessMotion = () => window.matchMedia(lessMotion).matches

/** Whether the tab is in the background. */
const useIsHidden = () => {
  const [isHidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

/** Moves a row of slides: by itself, by its buttons and by the fingers, which scroll it natively. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const frame = useRef(0)
  const [isPlaying, setPlaying] = useState(() => !wantsLessMotion())
  const [isHovered, setHovered] = useState(false)
  const [seen, setSeen] = useState(0)
  const isHidden = useIsHidden()

  const measure = () => {
    const row = list.current
    if (row) setSeen((Math.abs(row.scrollLeft) + row.clientWidth) / row.scrollWidth)
  }
  const remeasure = useEffectEvent(measure)

  /** Scrolling with a duration of our own: the browser's smooth scrolling has none. */
  const glide = (row: HTMLElement, to: number) => {
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

  const go = (by: 1 | -1) => {
    const row = list.current
    const [first, second] = row?.children ?? []
    if (!row || !first || !second) return
    const slide = second.getBoundingClientRect().left - first.getBoundingClientRect().left
    const place = {
      at: Math.abs(row.scrollLeft),
      width: Math.abs(slide),
      end: row.scrollWidth - row.clientWidth,
    }
    // Where lines run from right to left, the row scrolls into the negative.
    glide(row, slideAfter(place, by) * Math.sign(slide))
  }
  const advance = useEffectEvent(() => go(1))

  const isTurning = isPlaying && !isHovered && !isHidden && count > 1
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => advance(), CAROUSEL_INTERVAL)
    return () => clearInterval(timer)
  }, [isTurning])

  useEffect(() => {
    const query = window.matchMedia(lessMotion)
    const stop = () => query.matches && setPlaying(false)
    query.addEventListener('change', stop)
    return () => query.removeEventListener('change', stop)
  }, [])

  useEffect(() => {
    const row = list.current
    if (!row) return
    const observer = new ResizeObserver(() => remeasure())
    observer.observe(row)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame.current)
    }
  }, [])

  return {
    list,
    seen,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    previous: () => go(-1),
    next: () => go(1),
    measure,
    // Whoever works inside takes over: it does not start again by itself (ARIA carousel pattern).
    stop: () => setPlaying(false),
    hover: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
  }
}
