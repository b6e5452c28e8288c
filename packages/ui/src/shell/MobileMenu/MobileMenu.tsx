import type { TradeRef } from '@plomada/domain'
import { fullName, MENU_TRADES } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { iconOfTrade } from '../../trade/iconOfTrade.ts'
import type { IconName } from '../../base/Icon/names.ts'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { maySeeCreate, maySeeDashboard, type ShellLinks, type ShellPlace, type Viewer } from '../links.ts'
import { shellCopy } from '../shell.copy.ts'
import * as css from './MobileMenu.css.ts'

export interface MobileMenuProps {
  /** Whether it is on screen. */
  isOpen: boolean
  /** Called when it is closed: by a key, by a press outside or because a link was followed. */
  onClose: () => void
  /** Whoever is signed in; `null` when nobody is. */
  viewer: Viewer | null
  /** The item that is marked as the current one. */
  current?: ShellPlace | undefined
  /** All trades; the first six are shown. */
  trades: readonly TradeRef[]
  /** Where the items lead. */
  links: ShellLinks
  /** The theme that is on. */
  theme: 'light' | 'dark'
  /** Called with the other theme. */
  onThemeChange: (theme: 'light' | 'dark') => void
  /** Starts signing in. */
  onSignIn: () => void
  /** Ends the session. */
  onSignOut: () => void
}

interface Entry {
  label: string
  icon: IconName
  href: string
  place?: ShellPlace
}

/** The addresses somebody is offered, in groups: one's own, the product's, an admin's. */
const groupsFor = (viewer: Viewer | null, links: ShellLinks): Entry[][] => {
  const { profile, publications, admin } = links
  const own: Entry[] = []
  if (viewer && profile) own.push({ label: shellCopy.profile, icon: 'user', href: profile })
  if (viewer && publications)
    own.push({ label: shellCopy.publications, icon: 'briefcase', href: publications })
  const product: Entry[] = [
    { label: shellCopy.home, icon: 'house', href: links.home, place: 'home' },
    { label: shellCopy.offers, icon: 'list', href: links.offers, place: 'offers' },
  ]
  if (maySeeCreate(viewer))
    product.push({ label: shellCopy.createOffer, icon: 'plus', href: links.createOffer, place: 'create' })
  product.push({
    label: shellCopy.professionals,
    icon: 'users',
    href: links.professionals,
    place: 'professionals',
  })
  const office: Entry[] = []
  if (maySeeDashboard(viewer))
    office.push({ label: shellCopy.dashboard, icon: 'dashboard', href: links.dashboard, place: 'dashboard' })
  if (maySeeDashboard(viewer) && admin)
    office.push(
      { label: shellCopy.adminUsers, icon: 'users', href: admin.users },
      { label: shellCopy.adminOffers, icon: 'briefcase', href: admin.offers },
      { label: shellCopy.adminTrades, icon: 'wrench', href: admin.trades },
      { label: shellCopy.adminCreateTrade, icon: 'plus', href: admin.createTrade },
    )
  return [own, office, product].filter((group) => group.length > 0)
}

/** The navigation of narrow screens: slides in from the start side and holds all that the top bar has, and more. */
export const MobileMenu = (props: MobileMenuProps) => {
  const { isOpen, onClose, viewer, current, trades, links, theme, onThemeChange, onSignIn, onSignOut } = props
  const leaveThen = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shellCopy.menu} kind="side">
      <div className={css.menu}>
        {viewer && <Head viewer={viewer} />}
        <nav className={css.nav} aria-label={shellCopy.main}>
          {groupsFor(viewer, links).map((group) => (
            <ul key={group[0]?.label} className={css.group}>
              {group.map((entry) => (
                <li key={entry.label}>
                  <Row
                    entry={entry}
                    isCurrent={entry.place !== undefined && entry.place === current}
                    onFollow={onClose}
                  />
                </li>
              ))}
            </ul>
          ))}
          <ul className={css.trades}>
            {trades.slice(0, MENU_TRADES).map((trade) => (
              <li key={trade.id}>
                <Anchor href={links.tradeHref(trade)} className={css.trade} onClick={onClose}>
                  <Icon name={iconOfTrade(trade.name)} size="md" tone="accent" />
                  {trade.name}
                </Anchor>
              </li>
            ))}
          </ul>
          <ul className={css.group}>
            <li>
              <Row
                entry={{ label: shellCopy.contact, icon: 'mail', href: links.contact }}
                isCurrent={false}
                onFollow={onClose}
              />
            </li>
          </ul>
        </nav>
        <div className={css.foot}>
          <Button
            variant="secondary"
            icon={theme === 'dark' ? 'sun' : 'moon'}
            aria-pressed={theme === 'dark'}
            onClick={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
          >
            {shellCopy.theme}
          </Button>
          {viewer ? (
            <Button variant="secondary" icon="exit" onClick={leaveThen(onSignOut)}>
              {shellCopy.signOut}
            </Button>
          ) : (
            <Button icon="door" onClick={leaveThen(onSignIn)}>
              {shellCopy.signIn}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const Head = ({ viewer }: { viewer: Viewer }) => (
  <div className={css.head}>
    <Avatar name={fullName(viewer)} id={viewer.id} photo={viewer.photo} size="large" />
    <div>
      <Text weight="strong">{fullName(viewer)}</Text>
      <Text size="small" tone="muted">
        {shellCopy.role(viewer.role)}
      </Text>
    </div>
  </div>
)

const Row = (props: { entry: Entry; isCurrent: boolean; onFollow: () => void }) => (
  <Anchor
    href={props.entry.href}
    className={css.row}
    aria-current={props.isCurrent ? 'page' : undefined}
    onClick={props.onFollow}
  >
    <Icon name={props.entry.icon} />
    <Words>{props.entry.label}</Words>
  </Anchor>
)
