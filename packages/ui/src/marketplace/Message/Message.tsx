'use client'
import type { ReactNode } from 'react'
import { useOverride } from '../overrides.ts'
import { isEnglish } from './isEnglish.ts'

export interface MessageProps {
  /** Source text of a message. Anything else than a string renders unchanged. */
  children: ReactNode
}

/** Renders a message: overridden if the provider has an override, and with `lang="en"` if it is English. */
export const Message = ({ children }: MessageProps) => {
  const t = useOverride()
  if (typeof children !== 'string') return children
  const text = t(children)
  return isEnglish(text) ? <span lang="en">{text}</span> : text
}
