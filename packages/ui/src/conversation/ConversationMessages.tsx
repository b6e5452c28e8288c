'use client'
import { type ReactNode, useMemo } from 'react'
import { useOverride } from '../marketplace/overrides.ts'
import { esARConversation } from '../messages/esAR.conversation.ts'
import { useProvider } from '../provider/context.ts'
import { BaseProvider } from '../provider/Provider.tsx'

/** Adds the messages of conversations to those of the provider: other pages do not load them. */
export const ConversationMessages = ({ children }: { children: ReactNode }) => {
  const { language } = useProvider()
  const override = useOverride()
  const messages = useMemo(() => ({ ...esARConversation, ...language?.messages }), [language])
  if (!language) return children
  const { locale, timeZone, currency } = language
  return (
    <BaseProvider
      messages={messages}
      locale={locale}
      timeZone={timeZone}
      currency={currency}
      transformMessage={override}
    >
      {children}
    </BaseProvider>
  )
}
