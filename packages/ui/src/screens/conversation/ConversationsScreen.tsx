'use client'
import type { Conversation } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ConversationList } from '../../base/ConversationList/ConversationList.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { ConversationMessages } from '../../conversation/ConversationMessages.tsx'
import { conversationMessages as texts, toConversationItem } from '../../conversation/index.ts'
import { ListError } from '../../layout/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { useIsWide } from '../useIsWide.ts'
import * as css from './ConversationsScreen.css.ts'

export interface ConversationsScreenProps {
  /** The conversations of the viewer, newest message first; undefined while they load. */
  conversations: readonly Conversation[] | undefined
  /** Whether the list failed to load. */
  hasFailed: boolean
  /** Called when the viewer loads the list again. */
  onRetry: () => void
  /** Called when the viewer asks for more conversations. Without it there are none. */
  onMore?: (() => void) | undefined
  /** Id of the open conversation; null for the list alone. */
  openId: number | null
  /** The open conversation, an `OpenConversation`, or why it could not be loaded. */
  open?: ReactNode
  /** Its offer, a `ConversationOffer`, beside it in windows of at least 1200 px. It is mounted only there. */
  offer?: ReactNode
  /** The time when the list appears.
   * @default the clock of the browser */
  now?: Date | undefined
}

type ListProps = Pick<
  ConversationsScreenProps,
  'conversations' | 'hasFailed' | 'onRetry' | 'onMore' | 'openId' | 'now'
>

const NoConversations = () => {
  const t = useOverride()
  return <EmptyState title={t(texts.none)}>{t(texts.noneHelp)}</EmptyState>
}

const List = ({ conversations, hasFailed, onRetry, onMore, openId, now }: ListProps) => {
  const t = useOverride()
  const isBeside = useIsWide(1024)
  const title = t(texts.list)
  return (
    <div className={css.list} data-open={openId !== null || undefined}>
      <div className={css.title}>
        <Heading level={openId === null ? 1 : 2} size="h2">
          {title}
        </Heading>
      </div>
      {hasFailed && !conversations && <ListError emptyTitle={t(texts.none)} onRetry={onRetry} />}
      {hasFailed && conversations && (
        <div className={css.failed}>
          <ListError onRetry={onRetry} />
        </div>
      )}
      {(conversations || !hasFailed) && (
        <ConversationList
          label={title}
          conversations={conversations?.map((conversation) => toConversationItem(conversation, openId))}
          empty={isBeside && openId === null ? null : <NoConversations />}
          now={now}
        />
      )}
      {onMore && (
        <div className={css.more}>
          <Button variant="secondary" size="small" onClick={onMore}>
            {t(texts.more)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Renders /messages: the list of conversations beside the open one, or one of them on a phone. */
export const ConversationsScreen = ({ openId, open, offer, ...list }: ConversationsScreenProps) => {
  const t = useOverride()
  const isWide = useIsWide(1200)
  const hasOffer = openId !== null && Boolean(offer)
  return (
    <ConversationMessages>
      <Page width="full" data-full-height={openId === null ? undefined : true}>
        <div className={css.page} data-open={openId !== null || undefined}>
          <Container>
            <div
              className={css.columns}
              data-open={openId !== null || undefined}
              data-offer={hasOffer || undefined}
            >
              <List openId={openId} {...list} />
              <div className={css.detail} data-open={openId !== null || undefined}>
                {openId !== null && open}
                {openId === null && list.conversations && (
                  <div className={css.none}>
                    {list.conversations.length === 0 ? (
                      <NoConversations />
                    ) : (
                      <EmptyState title={t(texts.choose)} drawing={drawings.tray}>
                        {t(texts.chooseHelp)}
                      </EmptyState>
                    )}
                  </div>
                )}
              </div>
              {hasOffer && <div className={css.offer}>{isWide && offer}</div>}
            </div>
          </Container>
        </div>
      </Page>
    </ConversationMessages>
  )
}
