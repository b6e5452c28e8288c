import { fullName, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { AccountSidebar } from '../../navigation/AccountSidebar/AccountSidebar.tsx'
import type { Viewer } from '../links.ts'
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
} as const

export interface MarketplaceAccountSidebarProps {
  /** The user. Professionals have three more items. */
  person: Viewer
  /** The current item, one of `accountItems`. */
  current?: number | undefined
  /** Number of unread messages, in the item of the messages.
   * @default 0 */
  unreadMessages?: number | undefined
  /** URLs of the items. `messages` is optional. */
  links: {
    profile: string
    publications: string
    assignments?: string | undefined
    applications?: string | undefined
    messages?: string | undefined
    /** The saved professionals. */
    favorites?: string | undefined
    notifications?: string | undefined
    /** The alerts for new offers. */
    alerts?: string | undefined
    home: string
  }
  /** Signs out. */
  onSignOut: () => void
}

/** Renders the menu of the account pages of the marketplace. */
export const MarketplaceAccountSidebar = (props: MarketplaceAccountSidebarProps) => {
  const { person, current, links, onSignOut, unreadMessages = 0 } = props
  const isProfessional = person.role === 'professional'
  const pages: [label: string, icon: icons.IconNode, href: string | undefined][] = [
    [shellMessages.profile, icons.user, links.profile],
    [shellMessages.publications, icons.briefcase, links.publications],
    [shellMessages.assignments, icons.hammer, isProfessional ? links.assignments : undefined],
    [shellMessages.applications, icons.list, isProfessional ? links.applications : undefined],
    [shellMessages.favorites, icons.bookmark, links.favorites],
    [shellMessages.notifications, icons.bell, links.notifications],
    [shellMessages.alerts, icons.bellRing, isProfessional ? links.alerts : undefined],
  ]
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
        ...pages.flatMap(([text, icon, href], index) =>
          href ? [{ label: <Message>{text}</Message>, icon, href, isCurrent: current === index + 1 }] : [],
        ),
        ...(links.messages === undefined
          ? []
          : [
              {
                label: <Message>{shellMessages.messages(unreadMessages)}</Message>,
                icon: icons.message,
                href: links.messages,
              },
            ]),
        { label: <Message>{shellMessages.back}</Message>, icon: icons.arrowLeft, href: links.home },
        { label: <Message>{shellMessages.signOut}</Message>, icon: icons.signOut, onPress: onSignOut },
      ]}
    />
  )
}
