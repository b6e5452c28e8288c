import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { notificationMessages } from '../notification.messages.ts'
import * as css from './NotificationBell.css.ts'

export interface NotificationBellProps {
  /** URL of the notifications. */
  href: string
  /** Number of unread notifications. */
  unread: number
}

const MAXIMUM = 99

/** Renders a link to the notifications with the number of unread ones. */
export const NotificationBell = ({ href, unread }: NotificationBellProps) => (
  <Anchor href={href} className={css.bell}>
    <Icon icon={icons.bell} />
    {unread > 0 && (
      <span className={css.count} aria-hidden="true">
        {unread > MAXIMUM ? `${MAXIMUM}+` : unread}
      </span>
    )}
    <VisuallyHidden>
      <Message>{notificationMessages.bell(unread)}</Message>
    </VisuallyHidden>
  </Anchor>
)
