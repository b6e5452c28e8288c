import { contactCopy, ContactLayout } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { useTitle } from '../frame/useTitle.ts'
import { sendContactMessage } from './contact.data.ts'

/** Anybody writes to whoever runs the product. */
export function ContactPage() {
  useTitle(contactCopy.title)
  return <ContactLayout onSubmit={sendContactMessage} backHref={paths.home} />
}
