import { ContactLayout } from '@plomada/ui'
import { useTitle } from '../frame/useTitle.ts'
import { paths } from '../paths.ts'
import { sendContactMessage } from './contact.data.ts'

/** Anybody writes to whoever runs the product. */
export function ContactPage() {
  useTitle('Contacto')
  return <ContactLayout onSubmit={sendContactMessage} backHref={paths.home} />
}
