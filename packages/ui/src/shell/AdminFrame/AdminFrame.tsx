import type { ReactNode } from 'react'
import { SkipLink } from '../../base/SkipLink/SkipLink.tsx'
import { Container } from '../../base/Container/Container.tsx'
import type { AppFrameProps } from '../AppFrame/AppFrame.tsx'
import * as css from './AdminFrame.css.ts'

export interface AdminFrameProps extends Pick<AppFrameProps, 'banner' | 'children' | 'footer' | 'notices'> {
  /** `AdminSidebar`. */
  menu: ReactNode
  /** `AdminHeader`. */
  header: ReactNode
}

/** Renders the frame of the admin pages: menu, header, page and footer. Controls are 36 px high. */
export const AdminFrame = ({ menu, header, banner, children, footer, notices }: AdminFrameProps) => (
  <>
    <SkipLink />
    <div className={css.frame}>
      {menu}
      <div className={css.content} data-density="compact">
        {header}
        {banner}
        {notices !== undefined && (
          <div className={css.notices}>
            <Container>{notices}</Container>
          </div>
        )}
        {children}
        {footer}
      </div>
    </div>
  </>
)
