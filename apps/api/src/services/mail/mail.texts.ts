import type { ContactMessage } from '@plomada/domain'
import { money } from '../../http/page.parts.ts'
import { html } from '../../http/page.ts'
import type { Mail, MailKind } from './mail.ts'

interface Letter {
  kind: MailKind
  to: string
  subject: string
  paragraphs: string[]
  /** Where to go on, and how that is called. */
  link: string
  action: string
  replyTo?: string | undefined
  /** Why it was sent, in the last line. */
  reason?: string
}

const usualReason = 'Este aviso se envía por la actividad de la cuenta.'
const signatureOf = ({ reason = usualReason }: Letter): string => `Plomada · ${reason}`

function markup(letter: Letter): string {
  const { subject, paragraphs, link, action } = letter
  return html`<!doctype html>
    <html lang="es-AR">
      <body
        style="margin:0;padding:24px;background:#f4f7fa;color:#05202c;font:16px/1.5 Archivo,Helvetica,Arial,sans-serif"
      >
        <div
          style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #dde4e8;border-radius:12px"
        >
          <h1 style="margin:0 0 16px;font-size:20px;line-height:1.2">${subject}</h1>
          ${paragraphs.map((text) => html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`)}
          <p style="margin:0">
            <a
              href="${link}"
              style="display:inline-block;padding:12px 20px;border-radius:8px;background:#fb8819;color:#03151e;font-weight:600;text-decoration:none"
              >${action}</a
            >
          </p>
        </div>
        <p style="max-width:560px;margin:16px auto 0;color:#425966;font-size:14px">${signatureOf(letter)}</p>
      </body>
    </html>`.safe
}

function write(letter: Letter): Mail {
  const { kind, to, subject, paragraphs, link, action, replyTo } = letter
  const text = [...paragraphs, `${action}: ${link}`, `-- \n${signatureOf(letter)}`].join('\n\n')
  return { kind, to, subject, text, html: markup(letter), ...(replyTo && { replyTo }) }
}

const list = new Intl.ListFormat('es-AR')

interface About {
  /** Address of the one who reads it. */
  to: string
  /** Title of the offer. */
  title: string
  /** Absolute address of the page where the reader goes on. */
  link: string
}

/** Every mail that the product writes by itself, in its own words. */
export const mailTexts = {
  /** To the client: one or more professionals applied. */
  applied: ({ to, title, link, workers }: About & { workers: readonly string[] }): Mail =>
    write({
      kind: 'applied',
      to,
      subject:
        workers.length === 1
          ? `Nueva postulación para «${title}»`
          : `${workers.length} postulaciones nuevas para «${title}»`,
      paragraphs:
        workers.length === 1
          ? [
              `${workers[0]} se postuló para «${title}».`,
              'En la publicación están su perfil y sus valoraciones.',
            ]
          : [
              `${list.format(workers)} se postularon para «${title}».`,
              'En la publicación están sus perfiles y valoraciones.',
            ],
      link,
      action: 'Ver postulantes',
    }),
  /** To the professional: the application was accepted. */
  accepted: ({ to, title, link, client, amount }: About & { client: string; amount: number }): Mail =>
    write({
      kind: 'accepted',
      to,
      subject: `Postulación aceptada para «${title}»`,
      paragraphs: [
        `${client} aceptó la postulación para «${title}».`,
        `El monto acordado es ${money(amount)}. El pago se confirma por este medio.`,
      ],
      link,
      action: 'Ver el trabajo',
    }),
  /** To the professional: the money is there. */
  paid: ({ to, title, link, client, amount }: About & { client: string; amount: number }): Mail =>
    write({
      kind: 'paid',
      to,
      subject: `Pago confirmado de «${title}»`,
      paragraphs: [`${client} pagó ${money(amount)} por «${title}».`, 'El servicio quedó terminado.'],
      link,
      action: 'Ver el trabajo',
    }),
  /** To the professional: somebody wants to talk. */
  contact: (of: {
    to: string
    link: string
    person: string
    message?: string | undefined
    replyTo?: string | undefined
  }): Mail =>
    write({
      kind: 'contact',
      to: of.to,
      subject: `${of.person} quiere ponerse en contacto`,
      paragraphs: [
        `${of.person} vio el perfil en Plomada y quiere ponerse en contacto.`,
        ...(of.message ? [`Mensaje:\n${of.message}`] : []),
        ...(of.replyTo ? ['La respuesta a este correo le llega directamente.'] : []),
      ],
      link: of.link,
      action: 'Abrir Plomada',
      replyTo: of.replyTo,
    }),
  /** To whoever runs the product: somebody wrote on the contact page. */
  message: ({ to, link, name, email, message }: ContactMessage & { to: string; link: string }): Mail =>
    write({
      kind: 'message',
      to,
      subject: `Mensaje de ${name}`,
      paragraphs: [
        `${name} (${email}) escribió:`,
        message,
        'Nadie comprobó que ese email sea suyo: para responder hay que copiarlo.',
      ],
      link,
      action: 'Abrir Plomada',
      reason: 'Este mensaje llegó por la página de contacto.',
    }),
  /** To whoever wants an account: the code that proves the address. */
  signUpCode: ({ to, link, code }: Pick<About, 'to' | 'link'> & { code: string }): Mail =>
    write({
      kind: 'signUp',
      to,
      subject: 'Código para crear la cuenta',
      paragraphs: [`El código es ${code}. Vale 15 minutos, en la página que lo pidió.`],
      link,
      action: 'Abrir Plomada',
      reason: 'Alguien escribió este email para crear una cuenta. Si no fue así, alcanza con ignorarlo.',
    }),
  /** To somebody who has an account, when an account is asked for with their address. */
  signUpKnown: ({ to, link }: Pick<About, 'to' | 'link'>): Mail =>
    write({
      kind: 'signUp',
      to,
      subject: 'Ya existe una cuenta con este email',
      paragraphs: [
        'Alguien quiso crear una cuenta con este email, que ya tiene una. Para usarla hay que ingresar.',
      ],
      link,
      action: 'Abrir Plomada',
      reason: 'Si no fue así, alcanza con ignorar este correo.',
    }),
  /** To an address that a user wants to have: the code that proves it. */
  emailCode: ({ to, link, code }: Pick<About, 'to' | 'link'> & { code: string }): Mail =>
    write({
      kind: 'email',
      to,
      subject: 'Código para confirmar el email',
      paragraphs: [`El código es ${code}. Vale 30 minutos, en el perfil de Plomada que lo pidió.`],
      link,
      action: 'Abrir Plomada',
      reason:
        'Alguien puso este email en su perfil de Plomada. Si no fue así, alcanza con ignorar este correo: sin el código no se usa.',
    }),
  /** To the address that a user had before: how to have it back. */
  emailChanged: ({ to, link, email }: Pick<About, 'to' | 'link'> & { email: string }): Mail =>
    write({
      kind: 'email',
      to,
      subject: 'El email de la cuenta cambió',
      paragraphs: [
        `Desde ahora los correos de la cuenta llegan a ${email}.`,
        'Si no fue un cambio propio, el botón de abajo vuelve a este email. Vale 7 días.',
      ],
      link,
      action: 'Volver a este email',
    }),
  /** To the owner of an account who wants another password: the code. */
  resetCode: ({ to, link, code }: Pick<About, 'to' | 'link'> & { code: string }): Mail =>
    write({
      kind: 'password',
      to,
      subject: 'Código para cambiar la contraseña',
      paragraphs: [
        `El código es ${code}. Vale 30 minutos, en la página que lo pidió.`,
        'Nadie de Plomada lo pide por teléfono ni por mensaje.',
      ],
      link,
      action: 'Abrir Plomada',
      reason:
        'Alguien pidió cambiar la contraseña de esta cuenta. Si no fue así, alcanza con ignorar este correo.',
    }),
  /** To an address without an account, whose password someone wants to change. */
  resetUnknown: ({ to, link }: Pick<About, 'to' | 'link'>): Mail =>
    write({
      kind: 'password',
      to,
      subject: 'No hay una cuenta con este email',
      paragraphs: [
        'Alguien pidió cambiar la contraseña de este email, que no tiene una cuenta. Puede ser que la cuenta esté a nombre de otro email.',
      ],
      link,
      action: 'Abrir Plomada',
      reason: 'Si no fue así, alcanza con ignorar este correo.',
    }),
  /** To a demo account, whose password is public and stays as it is. */
  resetDemo: ({ to, link }: Pick<About, 'to' | 'link'>): Mail =>
    write({
      kind: 'password',
      to,
      subject: 'La contraseña de las cuentas de prueba no cambia',
      paragraphs: [
        'La contraseña de las cuentas de prueba está en la página de ingreso y es la misma para todas.',
      ],
      link,
      action: 'Abrir Plomada',
    }),
  /** To the owner of an account whose password was changed. */
  passwordChanged: ({ to, link }: Pick<About, 'to' | 'link'>): Mail =>
    write({
      kind: 'password',
      to,
      subject: 'La contraseña cambió',
      paragraphs: [
        'La contraseña de la cuenta cambió y se cerraron todas las sesiones.',
        'Si no fue así, hay que entrar a Plomada, elegir «Ingresar» y después «Olvidé la contraseña».',
      ],
      link,
      action: 'Abrir Plomada',
    }),
  /** To the professional: the client rated the work. */
  review: ({
    to,
    title,
    link,
    client,
    score,
    text,
  }: About & { client: string; score: number; text: string }): Mail =>
    write({
      kind: 'review',
      to,
      subject: `Nueva valoración: ${score} de 5`,
      paragraphs: [`${client} valoró «${title}» con ${score} de 5.`, ...(text ? [`Reseña:\n${text}`] : [])],
      link,
      action: 'Ver el perfil',
    }),
}
