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

export interface MarketplaceAccountSidebarProps {
  /** The user. The role decides which items there are. */
  person: Viewer
  /** The link of the current page. */
  current?: NavigationId | undefined
  /** Signs out. */
  onSignOut: () => void
}

/** Renders the menu of the account pages of the marketplace. */
export const MarketplaceAccountSidebar = ({ person, current, onSignOut }: MarketplaceAccountSidebarProps) => {
  const links = navigationLinks(person)
  const pages = sidebarNavigation('account').flatMap((id) => {
    const { label, icon } = menuEntries[id]
    const href = links[id]
    if (href === undefined) return []
    return [{ label: <NavigationLabel id={id} label={label} />, icon, href, isCurrent: id === current }]
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
