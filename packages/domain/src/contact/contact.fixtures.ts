import { people } from '../user/user.fixtures.ts'
import { fullName } from '../user/user.rules.ts'
import type { ContactMessage } from './contact.form.ts'

/** A message from Ana to the operator. */
export const contactMessage = {
  name: fullName(people.ana),
  email: 'ana@plomada.example',
  message: 'Publiqué un servicio en la ciudad equivocada. ¿Cómo lo corrijo?',
} satisfies ContactMessage
