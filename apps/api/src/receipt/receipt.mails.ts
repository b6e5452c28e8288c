import { capitalize, formatPesos, receiptHref } from '@plomada/domain'
import { renderMail } from '../services/mail/mail.layout.ts'
import type { Mail } from '../services/mail/mail.ts'

interface Paid {
  id: number
  amount: number
  title: string
  payee: string
}

/** The mail to a client whose payment arrived, with the link to its receipt. */
export const receiptMail = (
  { to, publicUrl, canHold }: { to: string; publicUrl: string; canHold: boolean },
  { id, amount, title, payee }: Paid,
): Mail => {
  const subject = `Recibimos tu pago por ${title}`
  return {
    kind: 'receipt',
    to,
    subject,
    ...renderMail({
      subject,
      paragraphs: [
        `Pagaste $ ${formatPesos(amount)} por «${capitalize(title)}».`,
        canHold
          ? `Guardamos la plata hasta que confirmes el trabajo y recién ahí la recibe ${payee}.`
          : `La plata la recibe ${payee}.`,
        'Si algo vuelve a vos, lo ves en el recibo con su fecha.',
      ],
      action: 'Ver el recibo',
      link: `${publicUrl}${receiptHref({ id })}`,
      reason: 'Te lo mandamos porque pagaste un trabajo.',
    }),
  }
}
