import { defineForm, email, longText, text, type DataOf } from '../define/form.ts'
import { emailText, lineUpTo, textUpTo } from '../define/text.ts'
import { NAME_MAXIMUM } from '../user/user.rules.ts'

/** Characters of a message on the contact page. */
const MESSAGE_MAXIMUM = 2000

/** The form of /contact: a message to whoever runs the product, from anybody. */
export const contactForm = defineForm({
  name: text('Nombre', lineUpTo(NAME_MAXIMUM, 'Please enter your name'), '', { autoComplete: 'name' }),
  email: email('Email', emailText('Please enter your email', 'Invalid email'), '', { autoComplete: 'email' }),
  message: longText('Mensaje', textUpTo(MESSAGE_MAXIMUM, 'Please enter your message'), ''),
})

/** What somebody writes on the contact page. */
export type ContactMessage = DataOf<typeof contactForm>
