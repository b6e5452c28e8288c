'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/context.ts'
import { classes } from '../../theme/classes.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { ElementProps } from '../passThrough.ts'
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './ConversationList.css.ts'

/** A conversation of a list. */
export interface ConversationItem {
  /** Unique in the list. */
  id: string | number
  /** URL of the conversation. */
  href: string
  /** Name of the other user. */
  name: string
  /** URL of the portrait; `null` if there is none. */
  photo?: string | null
  /** Determines the tint of the portrait.
   * @default the name */
  seed?: string | number
  /** What the conversation is about. */
  subject?: ReactNode
  /** Newest message. */
  preview?: ReactNode
  /** When the newest message was sent. */
  date?: Date | string | undefined
  /** Number of unread messages.
   * @default 0 */
  unread?: number
  /** Whether it is the open conversation.
   * @default false */
  isCurrent?: boolean
}

export interface ConversationListProps extends ElementProps<'nav', 'children'> {
  /** Accessible name. */
  label: string
  /** The conversations, newest first; undefined while they load. */
  conversations: readonly ConversationItem[] | undefined
  /** Rendered when there are none. */
  empty?: ReactNode
  /** The time when the list appears, for stories and servers.
   * @default the clock of the browser */
  now?: Date | string | undefined
}

const SKELETONS = 5

const Loading = () => (
  <div className={css.list} aria-hidden="true">
    {Array.from({ length: SKELETONS }, (_, index) => (
      <div key={index} className={css.item}>
        <Skeleton shape="avatar" />
        <span className={css.text}>
          <Skeleton shape="title" />
          <Skeleton />
        </span>
      </div>
    ))}
  </div>
)

const Item = ({ item, now }: { item: ConversationItem; now: Date | string | undefined }) => {
  const {
    href,
    name,
    photo = null,
    seed = name,
    subject,
    preview,
    date,
    unread = 0,
    isCurrent = false,
  } = item
  const t = useMessages()
  return (
    <Anchor href={href} className={classes(css.item, css.link)} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={name} seed={seed} photo={photo} />
      <span className={css.text}>
        <span className={css.head}>
          <span className={classes(css.name, unread > 0 && css.unreadName)}>{name}</span>
          {date !== undefined && (
            <span className={css.date}>
              <RelativeTime date={date} length="short" {...(now !== undefined && { now })} />
            </span>
          )}
        </span>
        {subject !== undefined && <span className={css.subject}>{subject}</span>}
        <span className={css.head}>
          <span className={classes(css.preview, unread > 0 && css.unreadPreview)}>{preview}</span>
          {unread > 0 && (
            <span className={css.count}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className={hidden}>{t('conversations.unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </Anchor>
  )
}

/** Renders links to the conversations of the user. */
export const ConversationList = ({ label, conversations, empty, now, ...rest }: ConversationListProps) => {
  const t = useMessages()
  return (
    <nav {...rest} className={css.nav} aria-label={label}>
      {conversations === undefined && (
        <>
          <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
          <Loading />
        </>
      )}
      {conversations?.length === 0 && empty}
      {conversations !== undefined && conversations.length > 0 && (
        <ul className={css.list}>
          {conversations.map((item) => (
            <li key={item.id}>
              <Item item={item} now={now} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
