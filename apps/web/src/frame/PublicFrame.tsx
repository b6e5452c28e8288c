import { memo, type ReactNode } from 'react'
import { AppFrame, MarketplaceTopNav, UnreadProvider } from '@plomada/ui'
import { AccountStatus } from './AccountStatus.tsx'
import { footer } from './footer.tsx'
import { bell, LazyMenu } from './LazyMenu.tsx'
import { Notices } from './Notices.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { useNavigationEffects } from './hooks/useNavigationEffects.ts'
import { useNavProps } from './hooks/useNavProps.ts'
import { useUnreadCounts } from './hooks/useUnreadCounts.ts'

const notices = <Notices />
const banner = <AccountStatus />
const NavBar = memo(MarketplaceTopNav)

/** Renders the top bar, the footer and, between them, its children or the page of the current route. */
export function PublicFrame({ children }: { children?: ReactNode }) {
  const { nav, menu } = useNavProps()
  useNavigationEffects()
  return (
    <UnreadProvider value={useUnreadCounts()}>
      <AppFrame
        nav={<NavBar {...nav} notifications={bell} />}
        banner={banner}
        footer={footer}
        notices={notices}
      >
        {children ?? <PageOutlet />}
        <LazyMenu {...menu} />
      </AppFrame>
    </UnreadProvider>
  )
}
