'use client'
import { contactForm, type ContactMessage } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { contactCopy } from '../contact.copy.ts'

export interface ContactFormProps {
  /** Sends the message; whatever it throws, the text stays and the form says that nothing was sent. */
  onSubmit: (message: ContactMessage) => Promise<unknown>
  /** Where «Volver» leads. */
  backHref: string
}

/** A message to whoever runs the product. */
export const ContactForm = ({ onSubmit, backHref }: ContactFormProps) => (
  <Form
    of={contactForm}
    label={contactCopy.title}
    onSubmit={onSubmit}
    success={contactCopy.sent}
    failure={contactCopy.notSent}
    resets
  >
    <Panel>
      <Stack gap={5}>
        <FormField of={contactForm} name="name" />
        <FormField of={contactForm} name="email" />
        <FormField of={contactForm} name="message" rows={6} />
      </Stack>
    </Panel>
    <SubmitButton
      isSticky
      beside={
        <ButtonLink href={backHref} variant="secondary">
          {contactCopy.back}
        </ButtonLink>
      }
    >
      {contactCopy.send}
    </SubmitButton>
  </Form>
)
