'use client'
import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx'
import { contactMessages } from '../contact.messages.ts'

/** Renders the content of the contact page. */
export const ContactLayout = (form: ContactFormProps) => {
  const t = useOverride()
  return (
    <FormPage title={t(contactMessages.title)} lead={t(contactMessages.lead)}>
      <ContactForm {...form} />
    </FormPage>
  )
}
