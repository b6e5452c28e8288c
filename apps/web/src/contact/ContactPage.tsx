import { contactMessages, ContactLayout } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { sendContactMessage } from './contact.data.ts'

export function ContactPage() {
  useTitle(contactMessages.title)
  return <ContactLayout onSubmit={sendContactMessage} backHref={paths.home} />
}
