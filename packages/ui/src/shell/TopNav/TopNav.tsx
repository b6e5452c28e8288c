'use client'
import type { TradeRef } from '@plomada/domain'
import { fullName, smallPhoto } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { Logo } from '../../base/Logo/Logo.tsx'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { maySeeCreate, maySeeDashboard, type ShellLinks, type ShellPlace, type Viewer } from '../links.ts'
import { shellCopy } from '../shell.copy.ts'
import * as css from './TopNav.css.ts'
import { ProfessionalsMenu } from './ProfessionalsMenu.tsx'
import { useBrand, useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface TopNavProps {
  /** Whoever is signed in; `null` when nobody is. */
  viewer: Viewer | null
  /** The session is still being read: a blank stands where the avatar or «Ingresar» will be.
   * @default false */
  isResolving?: boolean
  /** The item that is marked as the current one. */
  current?: ShellPlace | undefined
  /** All trades; the menu shows the first six. */
  trades: readonly TradeRef[]
  /** Where the items lead. */
  links: ShellLinks
  /** The theme that is on. */
  theme: 'light' | 'dark'
  /** Called with the other theme. */
  onThemeChange: (theme: 'light' | 'dark') => void
  /** Starts signing in. */
  onSignIn: () => void
  /** Opens the menu of narrow screens. */
  onOpenMenu: () => void
  /** Whether that menu is open.
   * @default false */
  isMenuOpen?: boolean
}

/** The bar on top of every page. */
export const TopNav = ({
  viewer,
  isResolving = false,
  current,
  trades,
  links,
  theme,
  onThemeChange,
  onSignIn,
  onOpenMenu,
  isMenuOpen = false,
}: TopNavProps) => {
  const brand = useBrand()
  const words = useWords()
  return (
    <header className={css.bar}>
      <Wrap>
        <div className={css.line}>
          <div className={css.narrow}>
            <IconButton
              icon={icons.menu}
              label={shellCopy.openMenu}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={onOpenMenu}
            />
          </div>
          <Anchor href={links.home} className={css.home} aria-label={shellCopy.homeName(brand.name)}>
            <Logo />
          </Anchor>
          <nav className={css.nav} aria-label={words(shellCopy.main)}>
            <Item href={links.home} isCurrent={current === 'home'}>
              {shellCopy.home}
            </Item>
            <ProfessionalsMenu
              trades={trades}
              tradeHref={links.tradeHref}
              allHref={links.professionals}
              isCurrent={current === 'professionals'}
            />
            <Item href={links.offers} isCurrent={current === 'offers'}>
              {shellCopy.offers}
            </Item>
            {maySeeCreate(viewer) && (
              <Item href={links.createOffer} isCurrent={current === 'create'}>
                {shellCopy.createOffer}
              </Item>
            )}
            {maySeeDashboard(viewer) && (
              <Item href={links.dashboard} isCurrent={current === 'dashboard'}>
                {shellCopy.dashboard}
              </Item>
            )}
          </nav>
          <div className={css.end}>
            <div className={css.wide}>
              <ThemeToggle theme={theme} onChange={onThemeChange} />
            </div>
            <div className={viewer ? css.account : css.visitor}>
              {!isResolving && <Account viewer={viewer} href={links.profile} onSignIn={onSignIn} />}
            </div>
          </div>
        </div>
      </Wrap>
    </header>
  )
}

const Item = ({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) => (
  <Anchor href={href} className={css.item} aria-current={isCurrent ? 'page' : undefined}>
    <Words>{children}</Words>
  </Anchor>
)

const Account = (props: {
  viewer: Viewer | null
  href: string | undefined
  onSignIn: () => void
}): ReactNode => {
  const { viewer, href, onSignIn } = props
  if (!viewer) return <Button onClick={onSignIn}>{shellCopy.signIn}</Button>
  const face = { name: fullName(viewer), id: viewer.id, photo: smallPhoto(viewer.photo) }
  if (href === undefined || viewer.role === 'admin') return <Avatar {...face} isNamed />
  return (
    <Anchor href={href} className={css.me}>
      <Avatar {...face} />
      <VisuallyHidden>{shellCopy.profile}</VisuallyHidden>
    </Anchor>
  )
}
