'use client'
import { contactForm, type ContactMessage } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { contactMessages } from '../contact.messages.ts'

export interface ContactFormProps {
  /** Sends the message. If it throws, the form keeps the values and shows that the message was not sent. */
  onSubmit: (message: ContactMessage) => Promise<unknown>
  /** URL of «Volver». */
  backHref: string
}

/** Renders a form for a message to the operator of the site. */
export const ContactForm = ({ onSubmit, backHref }: ContactFormProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  return (
    <Form
      {...texts}
      form={contactForm}
      label={t(contactMessages.title)}
      onSubmit={onSubmit}
      success={t(contactMessages.sent)}
      failure={t(contactMessages.notSent)}
      resetOnSuccess
    >
      <Panel>
        <Stack gap={5}>
          <FormField form={contactForm} name="name" />
          <FormField form={contactForm} name="email" />
          <FormField form={contactForm} name="message" rows={6} />
        </Stack>
      </Panel>
      <SubmitButton
        isSticky
        secondaryAction={
          <ButtonLink href={backHref} variant="secondary">
            <Message>{contactMessages.back}</Message>
          </ButtonLink>
        }
      >
        <Message>{contactMessages.send}</Message>
      </SubmitButton>
    </Form>
  )
}
