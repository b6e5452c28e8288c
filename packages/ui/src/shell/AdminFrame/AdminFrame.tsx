import type { ReactNode } from 'react'
import { SkipLink } from '../../base/SkipLink/SkipLink.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import * as css from './AdminFrame.css.ts'

export interface AdminFrameProps {
  /** `AdminSidebar`. */
  menu: ReactNode
  /** `AdminHeader`. */
  header: ReactNode
  /** The page: brings the main landmark. */
  children: ReactNode
  /** The foot of the page. */
  footer?: ReactNode
  /** Messages above the page; keep the region drawn even while it is empty. */
  notices?: ReactNode
}

/** The frame of the administration: menu, bar and page, in the compact density whose controls are 36 px high. */
export const AdminFrame = ({ menu, header, children, footer, notices }: AdminFrameProps) => (
  <>
    <SkipLink />
    <div className={css.frame}>
      {menu}
      <div className={css.content} data-density="compact">
        {header}
        {notices !== undefined && (
          <div className={css.notices}>
            <Wrap>{notices}</Wrap>
          </div>
        )}
        {children}
        {footer}
      </div>
    </div>
  </>
)
