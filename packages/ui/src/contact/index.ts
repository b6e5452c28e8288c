export { contactMessages } from './contact.messages.ts'
export { ContactForm, type ContactFormProps } from './ContactForm/ContactForm.tsx'
export { ContactLayout } from './ContactLayout/ContactLayout.tsx'
