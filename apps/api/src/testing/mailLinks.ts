import { createMailLinks } from '../services/mail/mail.links.ts'

/** The links of mails in tests without an app. */
export const mailLinks = createMailLinks({ publicUrl: 'https://plomada.example' }, 'a key of the tests')
