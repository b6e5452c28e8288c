'use client'
import {
  closedSentences,
  fullName,
  hasContactData,
  MESSAGE_MAXIMUM,
  paths,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_TYPES,
  type Conversation,
} from '@plomada/domain'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { type ComposedMessage, MessageComposer } from '../../base/MessageComposer/MessageComposer.tsx'
import type { MessageItem } from '../../base/MessageList/MessageItem.ts'
import { MessageList } from '../../base/MessageList/MessageList.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { ConversationHeader } from '../ConversationHeader/ConversationHeader.tsx'
import * as texts from '../conversation.messages.ts'
import * as css from './OpenConversation.css.ts'

export interface OpenConversationProps {
  /** The conversation; undefined while it loads. */
  conversation: Conversation | undefined
  /** Its messages, oldest first; undefined while they load. */
  messages: readonly MessageItem[] | undefined
  /** Called when the viewer asks for earlier messages. Without it there are none. */
  onLoadEarlier?: (() => void) | undefined
  /** Whether earlier messages are loading. */
  isLoadingEarlier?: boolean
  /** The unsent text. */
  draft: string
  /** Called with the text while the viewer writes. */
  onDraft: (text: string) => void
  /** Called when the viewer sends a message. */
  onSend: (message: ComposedMessage) => void
  /** Called when the viewer sends a failed message again. */
  onRetry: (id: MessageItem['id']) => void
  /** Called when the viewer discards a failed message. */
  onDiscard: (id: MessageItem['id']) => void
  /** Whether the other party is writing. */
  isOtherTyping?: boolean
  /** How messages arrive: `polling` when streams are blocked.
   * @default 'live' */
  connection?: 'live' | 'polling' | 'offline'
}

const connectionTexts = { live: undefined, polling: texts.polling, offline: texts.offline }
const accept = PHOTO_TYPES.join(',')

/** Renders a conversation with the field for new messages. */
export const OpenConversation = (props: OpenConversationProps) => {
  const { conversation, messages, draft, onDraft, onSend, isOtherTyping = false, connection = 'live' } = props
  const t = useOverride()
  const name = conversation ? fullName(conversation.other) : ''
  const closed = conversation?.closed ?? null
  const help = conversation?.isMasked && hasContactData(draft) ? texts.willMask : connectionTexts[connection]
  return (
    <article className={css.conversation}>
      <ConversationHeader conversation={conversation} backHref={paths.messages} />
      <MessageList
        label={conversation ? t(texts.withPerson(name)) : t(texts.list)}
        messages={conversation && messages}
        empty={
          <EmptyState title={t(texts.noMessages)}>{closed === null && t(texts.noMessagesHelp)}</EmptyState>
        }
        onLoadEarlier={props.onLoadEarlier}
        isLoadingEarlier={props.isLoadingEarlier ?? false}
        onRetry={props.onRetry}
        onDiscard={props.onDiscard}
        typing={isOtherTyping && t(texts.typing(conversation?.other.firstName ?? ''))}
      >
        {conversation?.isMasked && <Notice>{t(texts.masked)}</Notice>}
      </MessageList>
      {conversation && closed !== null && (
        <div className={css.closed}>
          <Notice>{t(closedSentences[closed])}</Notice>
        </div>
      )}
      {conversation && closed === null && (
        <div className={css.composer}>
          <MessageComposer
            label={t(texts.field)}
            placeholder={t(texts.placeholder)}
            value={draft}
            onChange={onDraft}
            onSend={onSend}
            maxLength={MESSAGE_MAXIMUM}
            accept={accept}
            maxBytes={PHOTO_MAX_BYTES}
            maxPixels={PHOTO_MAX_PIXELS}
            description={help && t(help)}
          />
        </div>
      )}
    </article>
  )
}
