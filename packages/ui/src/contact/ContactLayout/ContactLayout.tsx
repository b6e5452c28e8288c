import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx'
import { contactMessages } from '../contact.messages.ts'

/** Renders the content of the contact page. */
export const ContactLayout = (form: ContactFormProps) => (
  <FormPage title={contactMessages.title} lead={contactMessages.lead}>
    <ContactForm {...form} />
  </FormPage>
)
