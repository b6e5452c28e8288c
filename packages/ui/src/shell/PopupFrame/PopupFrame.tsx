import type { ReactNode } from 'react'
import { Logo } from '../../base/Logo/Logo.tsx'
import { mainId } from '../../base/Page/Page.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import * as css from './PopupFrame.css.ts'

export interface PopupFrameProps {
  /** The one thing this window is for. */
  children: ReactNode
}

/** The frame of the payment windows, 650 by 650: the mark and one card, nothing that leads away. */
export const PopupFrame = ({ children }: PopupFrameProps) => (
  <main id={mainId} tabIndex={-1} className={css.frame}>
    <div className={css.mark}>
      <Logo />
    </div>
    <Panel>{children}</Panel>
  </main>
)
