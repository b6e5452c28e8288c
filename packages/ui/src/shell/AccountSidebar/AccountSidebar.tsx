import { fullName, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { SideMenu, type SideMenuLink } from '../../base/SideMenu/SideMenu.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { Viewer } from '../links.ts'
import { shellCopy } from '../shell.copy.ts'
import * as icons from '../../base/Icon/icons.ts'

/** Numbers of the items, for marking the current one. */
export const accountItems = { profile: 1, publications: 2, assignments: 3, applications: 4 } as const

export interface AccountSidebarProps {
  /** Whose account it is; a professional has two items more. */
  person: Viewer
  /** Number of the current item, as in `accountItems`. */
  current?: number | undefined
  /** Where the items lead. */
  links: {
    profile: string
    publications: string
    assignments?: string | undefined
    applications?: string | undefined
    home: string
  }
  /** Ends the session. */
  onSignOut: () => void
}

/** The menu of one's own pages. */
export const AccountSidebar = ({ person, current, links, onSignOut }: AccountSidebarProps) => {
  const pages: SideMenuLink[] = [
    { label: shellCopy.profile, icon: icons.user, href: links.profile },
    { label: shellCopy.publications, icon: icons.briefcase, href: links.publications },
  ]
  if (person.role === 'professional' && links.assignments)
    pages.push({ label: shellCopy.assignments, icon: icons.hammer, href: links.assignments })
  if (person.role === 'professional' && links.applications)
    pages.push({ label: shellCopy.applications, icon: icons.list, href: links.applications })
  return (
    <SideMenu
      label={shellCopy.account}
      header={
        <>
          <Avatar name={fullName(person)} id={person.id} photo={smallPhoto(person.photo)} size="large" />
          <Text weight="strong" element="span">
            {fullName(person)}
          </Text>
        </>
      }
      items={[
        ...pages.map((page, index) => ({ ...page, isCurrent: current === index + 1 })),
        { label: shellCopy.back, icon: icons.arrowLeft, href: links.home },
        { label: shellCopy.signOut, icon: icons.exit, onPress: onSignOut },
      ]}
    />
  )
}
