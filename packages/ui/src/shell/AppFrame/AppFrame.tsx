import type { ReactNode } from 'react'
import { SkipLink } from '../../base/SkipLink/SkipLink.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import * as css from './AppFrame.css.ts'

export interface AppFrameProps {
  /** The top bar, with the menu of narrow screens. */
  nav: ReactNode
  /** The page: brings the main landmark. */
  children: ReactNode
  /** The foot of the page. */
  footer?: ReactNode
  /** Messages above the page; keep the region drawn even while it is empty. */
  notices?: ReactNode
}

/** The frame of every page: a way past the navigation, the bar, the page, and the foot at the bottom of the screen. */
export const AppFrame = ({ nav, children, footer, notices }: AppFrameProps) => (
  <div className={css.frame}>
    <SkipLink />
    {nav}
    {notices !== undefined && (
      <div className={css.notices}>
        <Wrap>{notices}</Wrap>
      </div>
    )}
    {children}
    {footer}
  </div>
)
