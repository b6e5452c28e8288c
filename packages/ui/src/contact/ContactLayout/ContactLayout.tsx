'use client'
import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx'
import { contactMessages } from '../contact.messages.ts'
import * as css from './ContactLayout.css.ts'

/** Renders the content of the contact page. */
export const ContactLayout = (form: ContactFormProps) => {
  const t = useOverride()
  return (
    <FormPage title={t(contactMessages.title)} lead={t(contactMessages.lead)}>
      <noscript>
        <Notice kind="info">{t(contactMessages.needsScripts)}</Notice>
      </noscript>
      <div className={css.form}>
        <ContactForm {...form} />
      </div>
    </FormPage>
  )
}
