import {
  fullName,
  navigationLinks,
  type NavigationId,
  paths,
  sidebarNavigation,
  smallPhoto,
} from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { AccountSidebar } from '../../navigation/AccountSidebar/AccountSidebar.tsx'
import type { Viewer } from '../links.ts'
import { menuEntries } from '../menuEntries.ts'
import { NavigationLabel } from '../NavigationLabel/NavigationLabel.tsx'
import * as shellMessages from '../shell.messages.ts'
import * as icons from '../../base/Icon/icons.ts'

/** Numbers of the items, for `current`. */
export const accountItems = {
  profile: 1,
  publications: 2,
  assignments: 3,
  applications: 4,
  favorites: 5,
  notifications: 6,
  alerts: 7,
  messages: 8,
  account: 9,
} as const satisfies Partial<Record<NavigationId, number>>

export interface MarketplaceAccountSidebarProps {
  /** The user. The role decides which items there are. */
  person: Viewer
  /** The current item, one of `accountItems`. */
  current?: number | undefined
  /** Signs out. */
  onSignOut: () => void
}

const numbers: Readonly<Partial<Record<NavigationId, number>>> = accountItems

/** Renders the menu of the account pages of the marketplace. */
export const MarketplaceAccountSidebar = ({ person, current, onSignOut }: MarketplaceAccountSidebarProps) => {
  const links = navigationLinks(person)
  const pages = sidebarNavigation('account').flatMap((id) => {
    const { label, icon } = menuEntries[id]
    const href = links[id]
    if (href === undefined) return []
    const isCurrent = current !== undefined && numbers[id] === current
    return [{ label: <NavigationLabel id={id} label={label} />, icon, href, isCurrent }]
  })
  return (
    <AccountSidebar
      account={
        <>
          <Avatar name={fullName(person)} seed={person.id} photo={smallPhoto(person.photo)} size="large" />
          <Text weight="strong" element="span">
            {fullName(person)}
          </Text>
        </>
      }
      items={[
        ...pages,
        { label: <Message>{shellMessages.back}</Message>, icon: icons.arrowLeft, href: paths.home },
        { label: <Message>{shellMessages.signOut}</Message>, icon: icons.signOut, onPress: onSignOut },
      ]}
    />
  )
}
