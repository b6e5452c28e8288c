import { type PointerEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { reducedMotion } from '../../theme/breakpoints.ts'
import { CAROUSEL_INTERVAL } from './motion.ts'

/** Returns whether the user prefers reduced motion. */
export const prefersReducedMotion = () => window.matchMedia(reducedMotion).matches

const subscribeToMotion = (onChange: () => void) => {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isTabHidden = () => document.hidden
const onServer = () => true

/** `forced`: the user pressed play although they prefer reduced motion. */
type Mode = 'auto' | 'stopped' | 'forced'

/** Calls `advance` at the interval of the carousel until the user interacts with it. Only `toggle` starts it again. */
export function useAutoplay(canPlay: boolean, advance: () => void) {
  const [mode, setMode] = useState<Mode>('auto')
  const [isHovered, setHovered] = useState(false)
  const isPressed = useRef(false)
  const isMotionReduced = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, onServer)
  const isHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden, onServer)
  const step = useEffectEvent(advance)

  const isPlaying = mode === 'forced' || (mode === 'auto' && !isMotionReduced)
  const isMoving = canPlay && isPlaying && !isHovered && !isHidden
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => step(), CAROUSEL_INTERVAL)
    return () => clearInterval(timer)
  }, [isMoving])

  const stop = () => setMode('stopped')
  const start = () => setMode(isMotionReduced ? 'forced' : 'auto')
  const release = () => {
    isPressed.current = false
  }
  return {
    isPlaying,
    stop,
    toggle: isPlaying ? stop : start,
    hoverProps: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
    /** Props of the element around the pause button: keyboard focus stops the carousel, but focus by a press does not. */
    pauseButtonProps: {
      onPointerDown: () => {
        isPressed.current = true
      },
      // A touch leaves the button before it focuses and clicks it.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && release(),
      onPointerCancel: release,
      onClick: release,
      onFocus: () => {
        if (!isPressed.current) stop()
      },
    },
  }
}
