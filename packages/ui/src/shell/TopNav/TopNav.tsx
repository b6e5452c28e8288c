'use client'
import { type TradeRef, fullName, smallPhoto } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { Logo } from '../../base/Logo/Logo.tsx'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { canCreateOffer, canSeeDashboard, type ShellLinks, type NavSection, type Viewer } from '../links.ts'
import * as shellMessages from '../shell.messages.ts'
import * as css from './TopNav.css.ts'
import { ProfessionalsMenu } from './ProfessionalsMenu.tsx'
import { useOverride } from '../../marketplace/index.ts'
import { useBrand } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface TopNavProps {
  /** The signed-in user, or null for a visitor. */
  viewer: Viewer | null
  /** Reserves the space for the avatar or «Ingresar» while the session loads.
   * @default false */
  isSessionLoading?: boolean
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
  /** Opens the `MobileMenu`. */
  onOpenMenu: () => void
  /** Whether the `MobileMenu` is open.
   * @default false */
  isMenuOpen?: boolean
}

/** Renders the navigation at the top of a page. */
export const TopNav = ({
  viewer,
  isSessionLoading = false,
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
  const t = useOverride()
  return (
    <header className={css.bar}>
      <Container>
        <div className={css.line}>
          <div className={css.narrow}>
            <IconButton
              icon={icons.menu}
              label={shellMessages.openMenu}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={onOpenMenu}
            />
          </div>
          <Anchor href={links.home} className={css.home} aria-label={shellMessages.homeName(brand.name)}>
            <Logo />
          </Anchor>
          <nav className={css.nav} aria-label={t(shellMessages.main)}>
            <Item href={links.home} isCurrent={current === 'home'}>
              {shellMessages.home}
            </Item>
            <ProfessionalsMenu
              trades={trades}
              tradeHref={links.tradeHref}
              allHref={links.professionals}
              isCurrent={current === 'professionals'}
            />
            <Item href={links.offers} isCurrent={current === 'offers'}>
              {shellMessages.offers}
            </Item>
            {canCreateOffer(viewer) && (
              <Item href={links.createOffer} isCurrent={current === 'create'}>
                {shellMessages.createOffer}
              </Item>
            )}
            {canSeeDashboard(viewer) && (
              <Item href={links.dashboard} isCurrent={current === 'dashboard'}>
                {shellMessages.dashboard}
              </Item>
            )}
          </nav>
          <div className={css.end}>
            <div className={css.wide}>
              <ThemeToggle theme={theme} onChange={onThemeChange} />
            </div>
            <div className={viewer ? css.account : css.visitor}>
              {!isSessionLoading && <Account viewer={viewer} href={links.profile} onSignIn={onSignIn} />}
            </div>
          </div>
        </div>
      </Container>
    </header>
  )
}

const Item = ({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) => (
  <Anchor href={href} className={css.item} aria-current={isCurrent ? 'page' : undefined}>
    <Message>{children}</Message>
  </Anchor>
)

type AccountProps = Pick<TopNavProps, 'viewer' | 'onSignIn'> & { href: string | undefined }

const Account = ({ viewer, href, onSignIn }: AccountProps) => {
  if (!viewer) return <Button onClick={onSignIn}>{shellMessages.signIn}</Button>
  const avatar = { name: fullName(viewer), seed: viewer.id, photo: smallPhoto(viewer.photo) }
  if (href === undefined || viewer.role === 'admin') return <Avatar {...avatar} isNamed />
  return (
    <Anchor href={href} className={css.profile}>
      <Avatar {...avatar} />
      <VisuallyHidden>{shellMessages.profile}</VisuallyHidden>
    </Anchor>
  )
}
