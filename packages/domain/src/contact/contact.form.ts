import * as z from 'zod/mini'
import { defineForm, email, longText, text, type DataOf } from '../define/form.ts'

/** Characters of a name and of a message on the contact page. */
const NAME_MAXIMUM = 70
const MESSAGE_MAXIMUM = 2000
/** The longest e-mail address that mail servers take. */
const EMAIL_MAXIMUM = 254

const atMost = (maximum: number) => z.maxLength(maximum, `Puede tener ${maximum} caracteres o menos`)

/** The form of /contact: a message to whoever runs the product, from anybody. */
export const contactForm = defineForm({
  name: text(
    'Nombre',
    z.string().check(z.trim(), z.minLength(1, 'Please enter your name'), atMost(NAME_MAXIMUM)),
    '',
    { autoComplete: 'name' },
  ),
  email: email(
    'Email',
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { message: 'Please enter your email', abort: true }),
        z.maxLength(EMAIL_MAXIMUM, 'Invalid email'),
        z.email('Invalid email'),
      ),
    '',
    { autoComplete: 'email' },
  ),
  message: longText(
    'Mensaje',
    z.string().check(z.trim(), z.minLength(1, 'Please enter your message'), atMost(MESSAGE_MAXIMUM)),
    '',
  ),
})

/** What somebody writes on the contact page. */
export type ContactMessage = DataOf<typeof contactForm>
