import { fullName, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { SideMenu, type SideMenuLink } from '../../base/SideMenu/SideMenu.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { Viewer } from '../links.ts'
import * as shellMessages from '../shell.messages.ts'
import * as icons from '../../base/Icon/icons.ts'

/** Numbers of the items, for `current`. */
export const accountItems = { profile: 1, publications: 2, assignments: 3, applications: 4 } as const

export interface AccountSidebarProps {
  /** The user. Professionals have two more items. */
  person: Viewer
  /** The current item, one of `accountItems`. */
  current?: number | undefined
  /** URLs of the items. */
  links: {
    profile: string
    publications: string
    assignments?: string | undefined
    applications?: string | undefined
    home: string
  }
  /** Signs out. */
  onSignOut: () => void
}

/** Renders the menu of the account pages. */
export const AccountSidebar = ({ person, current, links, onSignOut }: AccountSidebarProps) => {
  const { profile, publications, assignments, applications, home } = links
  const isProfessional = person.role === 'professional'
  const pages: SideMenuLink[] = [
    { label: shellMessages.profile, icon: icons.user, href: profile },
    { label: shellMessages.publications, icon: icons.briefcase, href: publications },
  ]
  if (isProfessional && assignments)
    pages.push({ label: shellMessages.assignments, icon: icons.hammer, href: assignments })
  if (isProfessional && applications)
    pages.push({ label: shellMessages.applications, icon: icons.list, href: applications })
  return (
    <SideMenu
      label={shellMessages.account}
      header={
        <>
          <Avatar name={fullName(person)} seed={person.id} photo={smallPhoto(person.photo)} size="large" />
          <Text weight="strong" element="span">
            {fullName(person)}
          </Text>
        </>
      }
      items={[
        ...pages.map((page, index) => ({ ...page, isCurrent: current === index + 1 })),
        { label: shellMessages.back, icon: icons.arrowLeft, href: home },
        { label: shellMessages.signOut, icon: icons.signOut, onPress: onSignOut },
      ]}
    />
  )
}
