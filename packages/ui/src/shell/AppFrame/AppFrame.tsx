import type { ReactNode } from 'react'
import { SkipLink } from '../../base/SkipLink/SkipLink.tsx'
import { Container } from '../../base/Container/Container.tsx'
import * as css from './AppFrame.css.ts'

export interface AppFrameProps {
  /** `MarketplaceTopNav`, and `MarketplaceMobileMenu` if it is not in `children`. */
  nav: ReactNode
  /** What concerns the viewer on every page, such as `SuspensionBanner`. */
  banner?: ReactNode
  /** A page, which includes the main landmark. */
  children: ReactNode
  /** `MarketplaceFooter`. */
  footer?: ReactNode
  /** `NoticeRegion`. Render it even if it is empty, so that screen readers announce new notices. */
  notices?: ReactNode
}

/** Renders the frame of a page: skip link, navigation, notices, page and footer. */
export const AppFrame = ({ nav, banner, children, footer, notices }: AppFrameProps) => (
  <div className={css.frame}>
    <SkipLink />
    {nav}
    {banner}
    {notices !== undefined && (
      <div className={css.notices}>
        <Container>{notices}</Container>
      </div>
    )}
    {children}
    {footer}
  </div>
)
