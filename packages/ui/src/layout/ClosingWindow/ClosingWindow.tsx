'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Text } from '../../base/Text/Text.tsx'
import { useMessages } from '../../provider/context.ts'

export interface ClosingWindowProps extends PassThroughProps {
  /** Milliseconds until the window closes. */
  after: number
  /** Called when the time is up or the user closes the window. */
  onClose: () => void
  /** Called when the user chooses to keep the window open. */
  onKeep?: () => void
}

/** Renders the time until a window closes and a button that keeps it open (WCAG 2.2.1). */
export const ClosingWindow = ({ after, onClose, onKeep, ...rest }: ClosingWindowProps) => {
  const getMessage = useMessages()
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
    <Inline justify="between" {...rest}>
      {/* Not a live region: announcing each second would interrupt everything else. */}
      <Text size="small" tone="muted" isNumeric>
        {isKept
          ? getMessage('window.keptOpen')
          : getMessage('window.closing', { count: Math.max(1, Math.ceil(left / 1000)) })}
      </Text>
      <Button variant="secondary" size="small" onClick={isKept ? onClose : keep}>
        {getMessage(isKept ? 'window.close' : 'window.keepOpen')}
      </Button>
    </Inline>
  )
}
