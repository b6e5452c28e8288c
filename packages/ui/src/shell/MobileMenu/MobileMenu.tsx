'use client'
import type { TradeRef } from '@plomada/domain'
import { fullName, MENU_TRADES, smallPhoto } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { iconOfTrade } from '../../trade/iconOfTrade.ts'
import type { Picture } from '../../base/Icon/icons.ts'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { useWords } from '../../provider/index.ts'
import { maySeeCreate, maySeeDashboard, type ShellLinks, type ShellPlace, type Viewer } from '../links.ts'
import { shellCopy } from '../shell.copy.ts'
import * as css from './MobileMenu.css.ts'
import * as icons from '../../base/Icon/icons.ts'

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
  icon: Picture
  href: string
  place?: ShellPlace
}

/** The addresses somebody is offered, in groups: one's own, the product's, an admin's. */
const groupsFor = (viewer: Viewer | null, links: ShellLinks): Entry[][] => {
  const { profile, publications, assignments, applications, admin } = links
  const own: Entry[] = []
  if (viewer && profile) own.push({ label: shellCopy.profile, icon: icons.user, href: profile })
  if (viewer && publications)
    own.push({ label: shellCopy.publications, icon: icons.briefcase, href: publications })
  if (viewer && assignments) own.push({ label: shellCopy.assignments, icon: icons.hammer, href: assignments })
  if (viewer && applications)
    own.push({ label: shellCopy.applications, icon: icons.list, href: applications })
  const product: Entry[] = [
    { label: shellCopy.home, icon: icons.house, href: links.home, place: 'home' },
    { label: shellCopy.offers, icon: icons.list, href: links.offers, place: 'offers' },
  ]
  if (maySeeCreate(viewer))
    product.push({ label: shellCopy.createOffer, icon: icons.plus, href: links.createOffer, place: 'create' })
  product.push({
    label: shellCopy.professionals,
    icon: icons.users,
    href: links.professionals,
    place: 'professionals',
  })
  const office: Entry[] = []
  if (maySeeDashboard(viewer))
    office.push({
      label: shellCopy.dashboard,
      icon: icons.dashboard,
      href: links.dashboard,
      place: 'dashboard',
    })
  if (maySeeDashboard(viewer) && admin)
    office.push(
      { label: shellCopy.adminUsers, icon: icons.users, href: admin.users },
      { label: shellCopy.adminOffers, icon: icons.briefcase, href: admin.offers },
      { label: shellCopy.adminTrades, icon: icons.wrench, href: admin.trades },
      { label: shellCopy.adminCreateTrade, icon: icons.plus, href: admin.createTrade },
    )
  return [own, office, product].filter((group) => group.length > 0)
}

/** The navigation of narrow screens: slides in from the start side and holds all that the top bar has, and more. */
export const MobileMenu = (props: MobileMenuProps) => {
  const { isOpen, onClose, viewer, current, trades, links, theme, onThemeChange, onSignIn, onSignOut } = props
  const words = useWords()
  const leaveThen = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shellCopy.menu} kind="side">
      <div className={css.menu}>
        {viewer && <Head viewer={viewer} />}
        <nav className={css.nav} aria-label={words(shellCopy.main)}>
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
                  <Icon picture={iconOfTrade(trade.name)} size="md" tone="accent" />
                  {trade.name}
                </Anchor>
              </li>
            ))}
          </ul>
          <ul className={css.group}>
            <li>
              <Row
                entry={{ label: shellCopy.contact, icon: icons.mail, href: links.contact }}
                isCurrent={false}
                onFollow={onClose}
              />
            </li>
          </ul>
        </nav>
        <div className={css.foot}>
          <Button
            variant="secondary"
            icon={theme === 'dark' ? icons.sun : icons.moon}
            aria-pressed={theme === 'dark'}
            onClick={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
          >
            {shellCopy.theme}
          </Button>
          {viewer ? (
            <Button variant="secondary" icon={icons.exit} onClick={leaveThen(onSignOut)}>
              {shellCopy.signOut}
            </Button>
          ) : (
            <Button icon={icons.door} onClick={leaveThen(onSignIn)}>
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
    <Avatar name={fullName(viewer)} id={viewer.id} photo={smallPhoto(viewer.photo)} size="large" />
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
    <Icon picture={props.entry.icon} />
    <Words>{props.entry.label}</Words>
  </Anchor>
)
