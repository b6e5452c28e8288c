import { type DataOf, defineForm, email, longText, text } from '@plomada/define'
import { emailText, lineUpTo, textUpTo } from '../text/text.ts'
import { NAME_MAXIMUM } from '../user/user.rules.ts'

const MESSAGE_MAXIMUM = 2000

/** The form of /contact: a message to the operator, from visitors and users. */
export const contactForm = defineForm({
  name: text('Nombre', lineUpTo(NAME_MAXIMUM, 'Please enter your name'), '', { autoComplete: 'name' }),
  email: email('Email', emailText('Please enter your email', 'Invalid email'), '', { autoComplete: 'email' }),
  message: longText('Mensaje', textUpTo(MESSAGE_MAXIMUM, 'Please enter your message'), ''),
})

export type ContactMessage = DataOf<typeof contactForm>
