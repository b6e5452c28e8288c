import type { ReactNode } from 'react'
import { MoreMessages } from '../marketplace/MoreMessages.tsx'
import { esARConversation } from '../messages/esAR.conversation.ts'

/** Adds the messages of conversations to those of the provider: other pages do not load them. */
export const ConversationMessages = ({ children }: { children: ReactNode }) => (
  <MoreMessages messages={esARConversation}>{children}</MoreMessages>
)
