'use client'
import { useState } from 'react'

/** Returns the given time, or the one when the component appeared. */
export function useNow(now: Date | undefined): Date {
  const [start] = useState(() => new Date())
  return now ?? start
}
