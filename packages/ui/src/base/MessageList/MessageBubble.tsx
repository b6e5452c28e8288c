import { useMessages, useProvider } from '../../provider/context.ts'
import { classes } from '../../theme/classes.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { formatMessageTime } from './formatMessageTime.ts'
import type { MessageItem } from './MessageItem.ts'
import * as css from './MessageList.css.ts'

const pictures = {
  sending: icons.clock,
  waiting: icons.clock,
  sent: icons.check,
  read: icons.eye,
  failed: icons.alert,
}

interface MessageBubbleProps {
  message: MessageItem
  /** Whether the message before it has the same author and is of the same day. */
  isContinued: boolean
  onRetry?: ((id: MessageItem['id']) => void) | undefined
  onDiscard?: ((id: MessageItem['id']) => void) | undefined
}

/** Renders one message with its time and state. */
export const MessageBubble = ({ message, isContinued, onRetry, onDiscard }: MessageBubbleProps) => {
  const { id, text, attachment, date, isOwn = false, author, state = 'sent', error } = message
  const { language } = useProvider()
  const t = useMessages()
  const time = language ? formatMessageTime(date, language.locale, language.timeZone) : ''
  return (
    <li className={classes(css.message, isOwn && css.own, isContinued && css.continued)} data-message="">
      <div className={classes(css.bubble, isOwn ? css.ownBubble : css.otherBubble)}>
        <span className={hidden}>{`${isOwn ? t('messages.own') : (author ?? '')}: `}</span>
        {attachment}
        {text !== undefined && text !== '' && <p className={css.text}>{text}</p>}
        <span className={css.foot}>
          {time !== '' && <time dateTime={new Date(date).toISOString()}>{time}</time>}
          {isOwn && (
            <span className={classes(css.state, state === 'failed' && css.failed)}>
              <Icon icon={pictures[state]} size="sm" />
              {t(`message.${state}`)}
            </span>
          )}
        </span>
      </div>
      {state === 'failed' && (
        <div className={css.problem}>
          {error !== undefined && <p className={css.error}>{error}</p>}
          {onRetry && (
            <Button variant="secondary" size="small" icon={icons.retry} onClick={() => onRetry(id)}>
              {t('retry')}
            </Button>
          )}
          {onDiscard && (
            <Button variant="ghost" size="small" onClick={() => onDiscard(id)}>
              {t('message.discard')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
