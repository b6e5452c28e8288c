import { useId } from 'react'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { LegalText } from '../legal.copy.ts'

export interface LegalLayoutProps {
  /** What it says, such as `legalCopy.terms`. */
  text: LegalText
  /** The one thing to do about it. */
  action?: { label: string; href: string }
}

/** A page of plain text to read: terms, privacy, the right of regret. Without the frame around it. */
export const LegalLayout = ({ text: { title, lead, parts }, action }: LegalLayoutProps) => (
  <Page title={title} lead={lead} width="form">
    <Stack gap={8}>
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      {action && (
        <div>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      )}
    </Stack>
  </Page>
)

function Part({ title, text }: LegalText['parts'][number]) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </section>
  )
}
