import { PAYOUT_CODE_MINUTES, paths, TIME_ZONE } from '@plomada/domain'
import type { Mail } from '../services/mail/mail.ts'
import { renderMail } from '../services/mail/mail.layout.ts'

interface About {
  to: string
  /** The origin of the site. */
  publicUrl: string
}

const formatMoment = (moment: Date): string =>
  moment.toLocaleString('es-AR', { timeZone: TIME_ZONE, dateStyle: 'long', timeStyle: 'short' })

const render = (
  { to, publicUrl }: About,
  content: { subject: string; paragraphs: string[]; action?: string; reason?: string },
): Mail => ({
  kind: 'payoutAccount',
  to,
  subject: content.subject,
  ...renderMail({ link: `${publicUrl}${paths.earnings}`, ...content }),
})

/** The mails about the account to which the money of a professional goes. */
export const payoutMails = {
  code: (about: About, { code, target }: { code: string; target: string }): Mail =>
    render(about, {
      subject: 'Código para confirmar tu cuenta para cobrar',
      paragraphs: [
        `Tu código es ${code}. Vale ${PAYOUT_CODE_MINUTES} minutos y confirma que querés cobrar en ${target}.`,
        'Nadie de Plomada te lo pide por teléfono ni por mensaje: no se lo pases a nadie.',
      ],
      reason:
        'Alguien que entró con tu cuenta pidió este código. Si no fuiste vos, cambiá tu contraseña: «Ingresar», «Olvidé mi contraseña».',
    }),
  changed: (about: About, { target, frozenUntil }: { target: string; frozenUntil: Date | null }): Mail =>
    render(about, {
      subject: 'Cambió tu cuenta para cobrar',
      paragraphs: [
        `Desde ahora cobrás en ${target}.`,
        ...(frozenUntil === null
          ? []
          : [`Por seguridad, no sale ningún pago hasta el ${formatMoment(frozenUntil)}.`]),
        'Si no fuiste vos, cambiá tu contraseña («Ingresar», «Olvidé mi contraseña») y escribinos desde Contáctanos enseguida.',
      ],
      action: 'Ver mis cobros',
    }),
}
