'use client'
import { navigationLinks, type NavigationId, sidebarNavigation } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as panelCss from '../../navigation/TopNav/NavPanel.css.ts'
import type { Viewer } from '../links.ts'
import { menuEntries } from '../menuEntries.ts'
import { NavigationLabel } from '../NavigationLabel/NavigationLabel.tsx'
import * as shellMessages from '../shell.messages.ts'
import * as css from './PortraitMenu.css.ts'

export interface PortraitMenuProps {
  /** The signed-in user. */
  viewer: Viewer
  /** The current link. */
  current?: NavigationId | undefined
  /** Called when the user follows a link or signs out. */
  onFollow: () => void
  /** Signs out. */
  onSignOut: () => void
}

/** Renders the links of the account below the portrait of the top bar. Not exported. */
export const PortraitMenu = ({ viewer, current, onFollow, onSignOut }: PortraitMenuProps) => {
  const links = navigationLinks(viewer)
  return (
    <ul>
      {sidebarNavigation('account').map(
        (id) =>
          links[id] !== undefined && (
            <li key={id}>
              <Anchor
                href={links[id]}
                className={panelCss.link}
                aria-current={id === current ? 'page' : undefined}
                onClick={onFollow}
              >
                <Icon icon={menuEntries[id].icon} />
                <NavigationLabel id={id} label={menuEntries[id].label} />
              </Anchor>
            </li>
          ),
      )}
      <li>
        <button
          type="button"
          className={css.action}
          onClick={() => {
            onFollow()
            onSignOut()
          }}
        >
          <Icon icon={icons.signOut} />
          <Message>{shellMessages.signOut}</Message>
        </button>
      </li>
    </ul>
  )
}
