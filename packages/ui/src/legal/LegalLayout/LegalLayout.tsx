'use client'
import { useId } from 'react'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import type { LegalText } from '../legal.messages.ts'

export interface LegalLayoutProps {
  /** Text of the page, such as `legalMessages.terms`. */
  text: LegalText
  /** Link below the text. */
  action?: { label: string; href: string }
}

/** Renders the content of a legal page: terms, privacy or closing the account. */
export const LegalLayout = ({ text: { title, lead, sections }, action }: LegalLayoutProps) => {
  const t = useOverride()
  return (
    <Page title={t(title)} lead={<Message>{lead}</Message>} width="form">
      <Stack gap={8}>
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        {action && (
          <div>
            <ButtonLink href={action.href}>
              <Message>{action.label}</Message>
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Page>
  )
}

function Section({ title, text }: LegalText['sections'][number]) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="h3" id={id}>
          <Message>{title}</Message>
        </Heading>
        <Text>
          <Message>{text}</Message>
        </Text>
      </Stack>
    </section>
  )
}
