'use client'
import { type ReactNode, useMemo } from 'react'
import type { SomeMessages } from '../messages/messages.ts'
import { useProvider } from '../provider/context.ts'
import { BaseProvider } from '../provider/Provider.tsx'
import { useOverride } from './overrides.ts'

interface MoreMessagesProps {
  /** Messages that the provider may lack. Those of the provider win. */
  messages: SomeMessages
  children: ReactNode
}

/** Adds messages to those of the provider, so that only the pages that use them load them. */
export const MoreMessages = ({ messages, children }: MoreMessagesProps) => {
  const { language } = useProvider()
  const override = useOverride()
  const all = useMemo(() => ({ ...messages, ...language?.messages }), [messages, language])
  if (!language) return children
  const { locale, timeZone, currency } = language
  return (
    <BaseProvider
      messages={all}
      locale={locale}
      timeZone={timeZone}
      currency={currency}
      transformMessage={override}
    >
      {children}
    </BaseProvider>
  )
}
