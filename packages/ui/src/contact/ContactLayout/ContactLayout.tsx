import { FormPage } from '../../layout/FormPage/FormPage.tsx'
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx'
import { contactCopy } from '../contact.copy.ts'

/** The contact page, without the frame around it. */
export const ContactLayout = (form: ContactFormProps) => (
  <FormPage title={contactCopy.title} lead={contactCopy.lead}>
    <ContactForm {...form} />
  </FormPage>
)
