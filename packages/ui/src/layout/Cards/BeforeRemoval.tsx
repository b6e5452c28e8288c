'use client'
import { useLayoutEffect } from 'react'

/** Calls back before React removes this component and the siblings after it. */
export const BeforeRemoval = ({ onRemoval }: { onRemoval: () => void }) => {
  useLayoutEffect(() => onRemoval, [onRemoval])
  return null
}
