'use client'
import {
  barNavigation,
  fullName,
  navigationLinks,
  type NavigationId,
  paths,
  smallPhoto,
  tradeProfessionalsHref,
  type TradeRef,
} from '@plomada/domain'
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
import { NavMenu } from '../../navigation/TopNav/NavMenu.tsx'
import type { Viewer } from '../links.ts'
import { NavigationLabel } from '../NavigationLabel/NavigationLabel.tsx'
import * as shellMessages from '../shell.messages.ts'
import * as css from './MarketplaceTopNav.css.ts'

// Loaded on hover or focus: most visitors never open it, and it includes a drawing for each trade.
const loadTradeMenu = () => import('../../trade/TradeMenu/TradeMenu.tsx')
const TradeMenu = lazy(() => loadTradeMenu().then((module) => ({ default: module.TradeMenu })))
const loadPortraitMenu = () => import('../PortraitMenu/PortraitMenu.tsx')
const PortraitMenu = lazy(() => loadPortraitMenu().then((module) => ({ default: module.PortraitMenu })))

export interface MarketplaceTopNavProps {
  /** The signed-in user, or null for a visitor. */
  viewer: Viewer | null
  /** Reserves the space for the avatar or «Ingresar» while the session loads.
   * @default false */
  isSessionLoading?: boolean
  /** A `NotificationBell`, next to the signed-in user. */
  notifications?: ReactNode
  /** The current link. */
  current?: NavigationId | undefined
  /** All trades. The menu shows the first six. */
  trades: readonly TradeRef[]
  /** The current theme. */
  theme: 'light' | 'dark'
  /** Called with the other theme. */
  onThemeChange: (theme: 'light' | 'dark') => void
  /** Signs in. */
  onSignIn: () => void
  /** Signs out. */
  onSignOut: () => void
  /** Opens the `MarketplaceMobileMenu`. */
  onOpenMenu: () => void
  /** Whether the `MarketplaceMobileMenu` is open.
   * @default false */
  isMenuOpen?: boolean
}

const barLabels: Readonly<Partial<Record<NavigationId, string>>> = {
  home: shellMessages.home,
  professionals: shellMessages.professionals,
  offers: shellMessages.offers,
  createOffer: shellMessages.createOffer,
  messages: shellMessages.messages,
  dashboard: shellMessages.dashboard,
}

const getItems = ({ viewer, current, trades }: MarketplaceTopNavProps): NavigationItem[] => {
  const links = navigationLinks(viewer)
  const tradeMenu = {
    onIntent: () => void loadTradeMenu(),
    renderContent: (close: () => void) => (
      <div className={css.trades}>
        <TradeMenu
          trades={trades}
          tradeHref={tradeProfessionalsHref}
          allHref={paths.professionals}
          onFollow={close}
        />
      </div>
    ),
  }
  return barNavigation.flatMap((id): NavigationItem[] => {
    const href = links[id]
    if (href === undefined) return []
    const label = <NavigationLabel id={id} label={barLabels[id] ?? ''} />
    const isCurrent = id === current
    return [
      id === 'professionals'
        ? { label, isCurrent, pageHref: href, ...tradeMenu }
        : { label, isCurrent, href },
    ]
  })
}

/** Renders the navigation of the marketplace at the top of a page. */
export const MarketplaceTopNav = (props: MarketplaceTopNavProps) => {
  const { viewer, isSessionLoading = false, theme, onThemeChange, onSignIn } = props
  return (
    <TopNav
      items={getItems(props)}
      brand={<BrandLink href={paths.home} />}
      actions={<ThemeToggle theme={theme} onChange={onThemeChange} />}
      account={
        viewer ? (
          <Account {...props} viewer={viewer} />
        ) : (
          <div className={css.visitor}>
            {!isSessionLoading && (
              <Button onClick={onSignIn}>
                <Message>{shellMessages.signIn}</Message>
              </Button>
            )}
          </div>
        )
      }
      onOpenMenu={props.onOpenMenu}
      isMenuOpen={props.isMenuOpen}
    />
  )
}

type AccountProps = Pick<MarketplaceTopNavProps, 'current' | 'notifications' | 'onSignOut'> & {
  viewer: Viewer
}

/** Renders the bell, the portrait, which links to the profile, and a menu of the account. */
const Account = ({ viewer, current, notifications, onSignOut }: AccountProps) => {
  const avatar = { name: fullName(viewer), seed: viewer.id, photo: smallPhoto(viewer.photo) }
  const { profile } = navigationLinks(viewer)
  return (
    <div className={css.member}>
      {notifications}
      {profile === undefined ? (
        <Avatar {...avatar} isNamed />
      ) : (
        <Anchor href={profile} className={css.profile}>
          <Avatar {...avatar} />
          <VisuallyHidden>
            <Message>{shellMessages.profile}</Message>
          </VisuallyHidden>
        </Anchor>
      )}
      <div className={css.accountMenu}>
        <NavMenu
          label={
            <VisuallyHidden>
              <Message>{shellMessages.account}</Message>
            </VisuallyHidden>
          }
          align="end"
          onIntent={() => void loadPortraitMenu()}
          renderContent={(close) => (
            <PortraitMenu viewer={viewer} current={current} onFollow={close} onSignOut={onSignOut} />
          )}
        />
      </div>
    </div>
  )
}
