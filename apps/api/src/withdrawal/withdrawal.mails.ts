import { TIME_ZONE } from '@plomada/domain'
import type { Mail } from '../services/mail/mail.ts'
import { renderMail } from '../services/mail/mail.layout.ts'

interface About {
  to: string
  code: string
  /** The origin of the site. */
  publicUrl: string
}

const money = (amount: number): string => `$ ${amount.toLocaleString('es-AR')}`
const formatMoment = (moment: Date): string => {
  const inZone = { timeZone: TIME_ZONE } as const
  const day = moment.toLocaleDateString('es-AR', { ...inZone, day: 'numeric', month: 'long' })
  const time = moment.toLocaleTimeString('en-GB', { ...inZone, hour: '2-digit', minute: '2-digit' })
  return `el ${day} a las ${time}`
}

const REASON = 'Alguien escribió este email en el botón de arrepentimiento. Si no fuiste vos, ignoralo.'

const render = (
  { to, publicUrl }: About,
  content: { subject: string; paragraphs: string[]; action?: string; link?: string },
): Mail => ({
  kind: 'withdrawal',
  to,
  subject: content.subject,
  ...renderMail({ link: publicUrl, reason: REASON, ...content }),
})

/** The mails to a person who withdraws from a job. */
export const withdrawalMails = {
  /** The code, and a link to confirm if the job is known. */
  received: (about: About, { dueAt, link }: { dueAt: Date; link: string | null }): Mail =>
    render(about, {
      subject: `Recibimos tu arrepentimiento: ${about.code}`,
      paragraphs: [
        `Tu código es ${about.code}. Guardalo: prueba que pediste arrepentirte de una contratación.`,
        link === null
          ? `Una persona de Plomada busca tu pago y te escribe, como muy tarde, ${formatMoment(dueAt)}.`
          : 'Para que te devolvamos la plata, tocá el botón y confirmá que fuiste vos.',
      ],
      ...(link !== null && { action: 'Confirmar mi arrepentimiento', link }),
    }),
  done: (about: About, { title, amount }: { title: string; amount: number }): Mail =>
    render(about, {
      subject: `Tu arrepentimiento está hecho: ${about.code}`,
      paragraphs: [
        `Cancelamos «${title}» y te devolvemos ${money(amount)} por el medio con el que pagaste.`,
        'Tu banco puede tardar unos días en mostrarlo.',
        `Tu código es ${about.code}.`,
      ],
    }),
  refused: (about: About, { reason }: { reason: string }): Mail =>
    render(about, {
      subject: `No pudimos hacer tu arrepentimiento: ${about.code}`,
      paragraphs: [
        reason,
        'Si no estás de acuerdo, escribinos desde Contáctanos con tu código, o reclamá en la Ventanilla Federal Única de Reclamos.',
      ],
      action: 'Escribirnos',
      link: `${about.publicUrl}/contact`,
    }),
}
