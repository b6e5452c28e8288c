'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { layoutCopy } from '../layout.copy.ts'

export interface ClosingWindowProps {
  /** Milliseconds until the window closes. */
  after: number
  /** Closes the window, by itself or by the person. */
  onClose: () => void
  /** Called when somebody wants more time. */
  onKeep?: () => void
}

/** The time a window has left, in words, and a button that stops it (WCAG 2.2.1). */
export const ClosingWindow = ({ after, onClose, onKeep }: ClosingWindowProps) => {
  const [left, setLeft] = useState(after)
  const [isKept, setKept] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isKept) return
    const start = performance.now()
    const end = setTimeout(() => close(), after)
    const tick = setInterval(() => setLeft(Math.max(0, after - (performance.now() - start))), 250)
    return () => {
      clearTimeout(end)
      clearInterval(tick)
    }
  }, [after, isKept])
  const keep = () => {
    setKept(true)
    onKeep?.()
  }
  return (
    <Inline justify="between">
      {/* Not a live region: a voice counting down would cover everything else. */}
      <Text size="small" tone="muted" isNumeric>
        {isKept ? layoutCopy.kept : layoutCopy.closing(Math.max(1, Math.ceil(left / 1000)))}
      </Text>
      <Button variant="secondary" size="small" onClick={isKept ? onClose : keep}>
        {isKept ? layoutCopy.close : layoutCopy.keepOpen}
      </Button>
    </Inline>
  )
}
