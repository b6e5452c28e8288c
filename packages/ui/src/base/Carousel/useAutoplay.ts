import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { lessMotion } from '../../theme/breakpoints.ts'
import { CAROUSEL_INTERVAL } from './motion.ts'

/** Whether the person asked for less motion. */
export const wantsLessMotion = () => window.matchMedia(lessMotion).matches

const watchMotion = (tell: () => void) => {
  const query = window.matchMedia(lessMotion)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const watchTab = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
const isTabHidden = () => document.hidden
const onServer = () => true

/** `insisted` is somebody who asked for less motion and pressed play all the same. */
type Will = 'turn' | 'stop' | 'insisted'

/** Calls `advance` at the pace of the carousel until somebody takes over; only the button starts it again. */
export function useAutoplay(canTurn: boolean, advance: () => void) {
  const [will, setWill] = useState<Will>('turn')
  const [isHovered, setHovered] = useState(false)
  const isPressed = useRef(false)
  const isCalm = useSyncExternalStore(watchMotion, wantsLessMotion, onServer)
  const isHidden = useSyncExternalStore(watchTab, isTabHidden, onServer)
  const step = useEffectEvent(advance)

  const isPlaying = will === 'insisted' || (will === 'turn' && !isCalm)
  const isTurning = canTurn && isPlaying && !isHovered && !isHidden
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => step(), CAROUSEL_INTERVAL)
    return () => clearInterval(timer)
  }, [isTurning])

  const stop = () => setWill('stop')
  const release = () => {
    isPressed.current = false
  }
  const start = () => setWill(isCalm ? 'insisted' : 'turn')
  return {
    isPlaying,
    stop,
    toggle: isPlaying ? stop : start,
    hover: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
    /** For whatever holds the pause button: the keyboard's arrival stops it, a press is the button's own business. */
    arrival: {
      onPointerDown: () => {
        isPressed.current = true
      },
      onPointerUp: release,
      onPointerLeave: release,
      onFocus: () => {
        if (!isPressed.current) stop()
      },
    },
  }
}
