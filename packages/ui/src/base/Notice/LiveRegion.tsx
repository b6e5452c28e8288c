'use client'
import { createContext, type ReactNode } from 'react'
import * as css from './LiveRegion.css.ts'

/** Whether the live region around a notice announces it, instead of its own. */
export const LiveRegionContext = createContext(false)

/**
 * Renders a live region that announces the notice in it. Mount it before the notice: screen readers may ignore a live
 * region that appears together with its text.
 */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <LiveRegionContext value>
    <div role="status" aria-atomic={false} className={css.region}>
      {children}
    </div>
  </LiveRegionContext>
)
