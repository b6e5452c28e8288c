import type { ReactNode } from 'react'
import { Logo } from '../../base/Logo/Logo.tsx'
import { mainId } from '../../base/Page/Page.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import * as css from './PopupFrame.css.ts'

export interface PopupFrameProps {
  /** Content of the window. */
  children: ReactNode
}

/** Renders the frame of the payment pop-ups of 650 by 650 px: logo and content, without navigation. */
export const PopupFrame = ({ children }: PopupFrameProps) => (
  <main id={mainId} tabIndex={-1} className={css.frame}>
    <div className={css.mark}>
      <Logo />
    </div>
    <Panel>{children}</Panel>
  </main>
)
