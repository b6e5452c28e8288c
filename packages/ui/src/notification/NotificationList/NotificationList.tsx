'use client'
import {
  capitalize,
  type EventAbout,
  fullName,
  getEvent,
  groupByOffer,
  type Notification,
  notificationHref,
  paths,
  shortNotificationText,
  smallPhoto,
} from '@plomada/domain'
import { useEffect, useId, useRef } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { RelativeTime } from '../../base/RelativeTime/RelativeTime.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { notificationMessages } from '../notification.messages.ts'
import * as css from './NotificationList.css.ts'

export interface NotificationListProps {
  /** The notifications, newest first. */
  notifications: readonly Notification[]
  /** The user, whose pages the links lead to. */
  recipient: EventAbout['recipient']
  /** Called when the user marks a notification as read, or opens its link. */
  onRead: (notification: Notification) => void
}

const findButtons = (list: HTMLElement | null) => [...(list?.querySelectorAll('button') ?? [])]

/**
 * Moves focus from a button that disappears after its press to the next one, or to the page after the last one. Returns
 * the ref of the list and a function to call before the press takes effect.
 */
function useFocusAfterRead() {
  const list = useRef<HTMLElement>(null)
  const pressed = useRef<{ button: Element; index: number }>(null)
  useEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return
    const { index } = pressed.current
    pressed.current = null
    if (document.activeElement !== document.body) return
    const buttons = findButtons(list.current)
    const next = buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector('main')
    next?.focus()
  })
  const noteFocus = () => {
    const buttons = findButtons(list.current)
    const index = buttons.findIndex((button) => button === document.activeElement)
    const button = buttons[index]
    pressed.current = button ? { button, index } : null
  }
  return { list, noteFocus }
}

/** Renders notifications grouped by offer, each with a link to the page that it is about. */
export const NotificationList = ({ notifications, onRead, ...rest }: NotificationListProps) => {
  const { list, noteFocus } = useFocusAfterRead()
  const read = (notification: Notification) => {
    noteFocus()
    onRead(notification)
  }
  return (
    <Stack ref={list}>
      {groupByOffer(notifications).map((group) => (
        <Group key={group.offer?.id ?? group.kind} {...group} {...rest} onRead={read} />
      ))}
    </Stack>
  )
}

type GroupProps = ReturnType<typeof groupByOffer>[number] & Omit<NotificationListProps, 'notifications'>

const Group = ({ kind, offer, notifications, ...rest }: GroupProps) => {
  const id = useId()
  const unread = notifications.filter(({ isRead }) => !isRead).length
  return (
    <Panel element="section" padding="none" isClipped labelledBy={id}>
      <div className={css.header}>
        <Heading level={2} size="card" id={id}>
          {offer ? capitalize(offer.title) : <Message>{getEvent(kind).label}</Message>}
        </Heading>
        {unread > 0 && (
          <Badge tone="accent">
            <Message>{notificationMessages.unread(unread)}</Message>
          </Badge>
        )}
      </div>
      <ul className={css.rows}>
        {notifications.map((notification) => (
          <Row key={notification.id} notification={notification} {...rest} />
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = Omit<NotificationListProps, 'notifications'> & { notification: Notification }

const Row = ({ notification, recipient, onRead }: RowProps) => {
  const t = useOverride()
  const { from, isRead, createdAt, message } = notification
  const href = notificationHref(notification, recipient)
  const text = shortNotificationText(notification)
  const open = () => {
    if (!isRead) onRead(notification)
  }
  return (
    <li className={classes(css.row, classOf(css.read, isRead ? 'read' : 'unread'))}>
      <Avatar name={fullName(from)} seed={from.id} photo={smallPhoto(from.photo)} />
      <div className={css.body}>
        <Text element="span" weight={isRead ? 'regular' : 'strong'}>
          {href === paths.notifications ? (
            text
          ) : (
            <Anchor href={href} className={css.link} onClick={open}>
              {text}
            </Anchor>
          )}
          {!isRead && (
            <VisuallyHidden>
              {'. '}
              <Message>{notificationMessages.isUnread}</Message>
            </VisuallyHidden>
          )}
        </Text>
        {message !== null && <blockquote className={css.quote}>{message}</blockquote>}
        <Text element="span" size="small" tone="muted">
          <RelativeTime date={createdAt} />
        </Text>
      </div>
      <div className={css.action}>
        {!isRead && <IconButton icon={icons.check} label={t(notificationMessages.markRead)} onClick={open} />}
      </div>
    </li>
  )
}
