'use client'
import { Fragment, type ReactNode } from 'react'
import { useMessages, useProvider } from '../../provider/context.ts'
import { Button } from '../Button/Button.tsx'
import * as icons from '../Icon/icons.ts'
import type { ElementProps } from '../passThrough.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { formatMessageDay } from './formatMessageTime.ts'
import { MessageBubble } from './MessageBubble.tsx'
import type { MessageItem } from './MessageItem.ts'
import * as css from './MessageList.css.ts'
import { useAnnouncement } from './useAnnouncement.ts'
import { useMessageScroll } from './useMessageScroll.ts'

export interface MessageListProps extends ElementProps<'section', 'children'> {
  /** Accessible name, such as the name of the other user. */
  label: string
  /** The messages, oldest first; undefined while they load. */
  messages: readonly MessageItem[] | undefined
  /** Content above the messages, such as a notice. */
  children?: ReactNode
  /** Rendered when there are no messages. */
  empty?: ReactNode
  /** Called when the user asks for earlier messages. Without it there are no earlier ones. */
  onLoadEarlier?: (() => void) | undefined
  /** Whether earlier messages are loading.
   * @default false */
  isLoadingEarlier?: boolean
  /** Called when the user sends a failed message again. */
  onRetry?: ((id: MessageItem['id']) => void) | undefined
  /** Called when the user discards a failed message. */
  onDiscard?: ((id: MessageItem['id']) => void) | undefined
  /** Who is writing, such as «Anna is typing…». */
  typing?: ReactNode
}

const none: readonly MessageItem[] = []

const Loading = () => (
  <div className={css.list} aria-hidden="true">
    {[false, true, false, false, true].map((isOwn, index) => (
      <div key={index} className={isOwn ? css.ownSkeleton : css.skeleton}>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
)

type ItemsProps = Pick<MessageListProps, 'onRetry' | 'onDiscard'> & {
  items: readonly MessageItem[]
}

/** Renders messages under the days on which they were sent. */
const Items = ({ items, onRetry, onDiscard }: ItemsProps) => {
  const { language } = useProvider()
  const dayOf = ({ date }: MessageItem) =>
    language ? formatMessageDay(date, language.locale, language.timeZone) : ''
  return (
    <ol className={css.list}>
      {items.map((message, index) => {
        const previous = items[index - 1]
        const day = dayOf(message)
        const isNewDay = !previous || dayOf(previous) !== day
        const isSameAuthor =
          (previous?.isOwn ?? false) === (message.isOwn ?? false) && previous?.author === message.author
        return (
          <Fragment key={message.id}>
            {isNewDay && day !== '' && <li className={css.day}>{day}</li>}
            <MessageBubble
              message={message}
              isContinued={!isNewDay && isSameAuthor}
              onRetry={onRetry}
              onDiscard={onDiscard}
            />
          </Fragment>
        )
      })}
    </ol>
  )
}

/** Renders the messages of a conversation. It fills the height of its container and follows new messages. */
export const MessageList = ({
  label,
  messages,
  children,
  empty,
  onLoadEarlier,
  isLoadingEarlier = false,
  onRetry,
  onDiscard,
  typing,
  ...rest
}: MessageListProps) => {
  const items = messages ?? none
  const t = useMessages()
  const { scroller, onScroll, unseen, scrollToEnd } = useMessageScroll(messages)
  const announced = useAnnouncement(messages)
  return (
    <section
      {...rest}
      className={css.frame}
      aria-label={label}
      aria-busy={messages === undefined || undefined}
    >
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div
        ref={scroller}
        className={css.scroller}
        tabIndex={0}
        role="group"
        aria-label={label}
        onScroll={onScroll}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        <div className={css.content}>
          {children}
          {onLoadEarlier && (
            <div className={css.earlier}>
              <Button
                variant="secondary"
                size="small"
                icon={icons.chevronUp}
                pending={isLoadingEarlier ? t('loading') : undefined}
                onClick={onLoadEarlier}
              >
                {t('messages.earlier')}
              </Button>
            </div>
          )}
          {messages === undefined && (
            <>
              <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
              <Loading />
            </>
          )}
          {messages?.length === 0 && empty}
          {items.length > 0 && <Items items={items} onRetry={onRetry} onDiscard={onDiscard} />}
        </div>
      </div>
      {unseen > 0 && (
        <div className={css.newer}>
          <Button size="small" icon={icons.chevronDown} onClick={scrollToEnd}>
            {t('messages.new', { count: unseen })}
          </Button>
        </div>
      )}
      <p className={css.typing}>{typing}</p>
      <VisuallyHidden isStatus>
        {/* The key adds an element for each message: an unchanged text would not be announced. */}
        {announced && (
          <span key={announced.id}>{[announced.author, announced.text].filter(Boolean).join(': ')}</span>
        )}
      </VisuallyHidden>
    </section>
  )
}
