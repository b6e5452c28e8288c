'use client'
import { type TradeRef, fullName, smallPhoto } from '@plomada/domain'
import { lazy, type ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { BrandLink } from '../../navigation/BrandLink/BrandLink.tsx'
import type { NavigationItem } from '../../navigation/items.ts'
import { TopNav } from '../../navigation/TopNav/TopNav.tsx'
import type { NavSection, ShellLinks, Viewer } from '../links.ts'
import { canCreateOffer, canSeeDashboard } from '../viewer.ts'
import * as shellMessages from '../shell.messages.ts'
import * as css from './MarketplaceTopNav.css.ts'

// Loaded on hover or focus: most visitors never open it, and it includes a drawing for each trade.
const loadTradeMenu = () => import('../../trade/TradeMenu/TradeMenu.tsx')
const TradeMenu = lazy(() => loadTradeMenu().then((module) => ({ default: module.TradeMenu })))

export interface MarketplaceTopNavProps {
  /** The signed-in user, or null for a visitor. */
  viewer: Viewer | null
  /** Reserves the space for the avatar or «Ingresar» while the session loads.
   * @default false */
  isSessionLoading?: boolean
  /** A `NotificationBell`, next to the signed-in user. */
  notifications?: ReactNode
  /** The current item. */
  current?: NavSection | undefined
  /** All trades. The menu shows the first six. */
  trades: readonly TradeRef[]
  /** URLs of the items. */
  links: ShellLinks
  /** The current theme. */
  theme: 'light' | 'dark'
  /** Called with the other theme. */
  onThemeChange: (theme: 'light' | 'dark') => void
  /** Signs in. */
  onSignIn: () => void
  /** Opens the `MarketplaceMobileMenu`. */
  onOpenMenu: () => void
  /** Whether the `MarketplaceMobileMenu` is open.
   * @default false */
  isMenuOpen?: boolean
}

const getItems = ({ viewer, current, trades, links }: MarketplaceTopNavProps): NavigationItem[] => {
  const getItem = (section: NavSection, text: string) => ({
    label: <Message>{text}</Message>,
    isCurrent: current === section,
  })
  return [
    { ...getItem('home', shellMessages.home), href: links.home },
    {
      ...getItem('professionals', shellMessages.professionals),
      pageHref: links.professionals,
      onIntent: () => void loadTradeMenu(),
      renderContent: (close) => (
        <div className={css.trades}>
          <TradeMenu
            trades={trades}
            tradeHref={links.tradeHref}
            allHref={links.professionals}
            onFollow={close}
          />
        </div>
      ),
    },
    { ...getItem('offers', shellMessages.offers), href: links.offers },
    ...(canCreateOffer(viewer)
      ? [{ ...getItem('create', shellMessages.createOffer), href: links.createOffer }]
      : []),
    ...(canSeeDashboard(viewer)
      ? [{ ...getItem('dashboard', shellMessages.dashboard), href: links.dashboard }]
      : []),
  ]
}

/** Renders the navigation of the marketplace at the top of a page. */
export const MarketplaceTopNav = (props: MarketplaceTopNavProps) => {
  const { viewer, isSessionLoading = false, links, theme, onThemeChange, onSignIn } = props
  const account = !isSessionLoading && <Account viewer={viewer} href={links.profile} onSignIn={onSignIn} />
  return (
    <TopNav
      items={getItems(props)}
      brand={<BrandLink href={links.home} />}
      actions={<ThemeToggle theme={theme} onChange={onThemeChange} />}
      account={
        viewer ? (
          <>
            {props.notifications}
            {account}
          </>
        ) : (
          <div className={css.visitor}>{account}</div>
        )
      }
      onOpenMenu={props.onOpenMenu}
      isMenuOpen={props.isMenuOpen}
    />
  )
}

type AccountProps = Pick<MarketplaceTopNavProps, 'viewer' | 'onSignIn'> & { href: string | undefined }

const Account = ({ viewer, href, onSignIn }: AccountProps) => {
  if (!viewer)
    return (
      <Button onClick={onSignIn}>
        <Message>{shellMessages.signIn}</Message>
      </Button>
    )
  const avatar = { name: fullName(viewer), seed: viewer.id, photo: smallPhoto(viewer.photo) }
  if (href === undefined || viewer.role === 'admin') return <Avatar {...avatar} isNamed />
  return (
    <Anchor href={href} className={css.profile}>
      <Avatar {...avatar} />
      <VisuallyHidden>
        <Message>{shellMessages.profile}</Message>
      </VisuallyHidden>
    </Anchor>
  )
}
