import { paths } from '../catalogues/paths.ts'
import { roles } from '../catalogues/roles.ts'
import { formatSuspensionEnd } from '../user/user.rules.ts'
import { defineEvent } from './declaration.ts'

/** A suspension of the recipient's account. Its reason is the message of the notification. */
export const suspensionEvent = defineEvent<{ reason: string; until: string | null }>({
  label: 'Tu cuenta',
  when: 'Cuando suspendemos tu cuenta. Este aviso no se apaga.',
  channels: { mail: 'immediate', push: true },
  recipients: roles,
  short: () => 'Suspendimos tu cuenta',
  text: () => 'Suspendimos tu cuenta',
  link: () => paths.contact,
  mail: ([entry]) => ({
    subject: 'Suspendimos tu cuenta',
    paragraphs: [
      `Tu cuenta está suspendida ${formatSuspensionEnd(entry?.details.until ?? null)}.`,
      `Motivo:\n${entry?.details.reason}`,
      'Mientras tanto podés entrar y leer, pero no publicar, postularte ni contactar a nadie.',
      'Si te parece un error, escribinos y lo vemos.',
    ],
    action: 'Escribirnos',
  }),
})
