import { useCallback, useRef } from 'react'
import { TYPING_INTERVAL_MS } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { send } from '../data/send.ts'

/** Returns a function that tells the other party that the viewer is writing, at most once in a few seconds. */
export function useTypingSignal(id: number): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(() => {
    const now = performance.now()
    if (!navigator.onLine || now - last.current < TYPING_INTERVAL_MS) return
    last.current = now
    send(calls.conversation.typing, { params: { id } }).catch(() => {
      // Nothing is lost without it.
    })
  }, [id])
}
