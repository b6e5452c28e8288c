'use client'
import { type Ref, type RefObject, useCallback } from 'react'

/** Returns a callback ref that sets a component's own ref and the one of its caller. */
export const useMergedRef = <Main>(own: RefObject<Main | null>, ref: Ref<Main> | undefined) =>
  useCallback(
    (element: Main | null) => {
      own.current = element
      const cleanUp = typeof ref === 'function' ? ref(element) : undefined
      if (ref && typeof ref === 'object') ref.current = element
      return () => {
        own.current = null
        if (cleanUp) cleanUp()
        else if (typeof ref === 'function') ref(null)
        else if (ref) ref.current = null
      }
    },
    [own, ref],
  )
