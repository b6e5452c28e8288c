import type { ContactMessage } from '@plomada/domain'
import { money } from '../../http/page.parts.ts'
import { html } from '../../http/page.ts'
import type { Mail, MailKind } from './mail.ts'

interface Address {
  /** Address of the recipient. */
  to: string
  /** Absolute URL of the button. */
  link: string
}

interface Content {
  subject: string
  paragraphs: string[]
  /** Label of the button. @default 'Abrir Plomada' */
  action?: string
  replyTo?: string | undefined
  /** Why the mail was sent; the last line. */
  reason?: string
}

function render(kind: MailKind, { to, link }: Address, content: Content): Mail {
  const { subject, paragraphs, action = 'Abrir Plomada', replyTo } = content
  const footer = `Plomada · ${content.reason ?? 'Este aviso se envía por la actividad de la cuenta.'}`
  const text = [...paragraphs, `${action}: ${link}`, `-- \n${footer}`].join('\n\n')
  const markup = renderHtml({ subject, paragraphs, link, action, footer })
  return { kind, to, subject, text, html: markup, ...(replyTo && { replyTo }) }
}

interface MarkupContent extends Record<'subject' | 'link' | 'action' | 'footer', string> {
  paragraphs: string[]
}

function renderHtml({ subject, paragraphs, link, action, footer }: MarkupContent): string {
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
        <p style="max-width:560px;margin:16px auto 0;color:#425966;font-size:14px">${footer}</p>
      </body>
    </html>`.safe
}

const list = new Intl.ListFormat('es-AR')

interface AboutOffer extends Address {
  /** Title of the offer. */
  title: string
}

/** The templates of all mails. */
export const mailTemplates = {
  /** To the client: one or more professionals applied. */
  applied: ({ title, workers, ...address }: AboutOffer & { workers: readonly string[] }): Mail =>
    render(
      'applied',
      address,
      workers.length === 1
        ? {
            subject: `Nueva postulación para «${title}»`,
            paragraphs: [
              `${workers[0]} se postuló para «${title}».`,
              'En la publicación están su perfil y sus valoraciones.',
            ],
            action: 'Ver postulantes',
          }
        : {
            subject: `${workers.length} postulaciones nuevas para «${title}»`,
            paragraphs: [
              `${list.format(workers)} se postularon para «${title}».`,
              'En la publicación están sus perfiles y valoraciones.',
            ],
            action: 'Ver postulantes',
          },
    ),
  /** To the professional: a client invites them to apply. */
  invited: ({
    title,
    client,
    budget,
    city,
    ...address
  }: AboutOffer & { client: string; budget: number; city: string }): Mail =>
    render('invited', address, {
      subject: `Invitación a postularse a «${title}»`,
      paragraphs: [
        `${client} invita a postularse a «${title}».`,
        `Es en ${city}, con un presupuesto de ${money(budget)}.`,
      ],
      action: 'Ver la publicación',
    }),
  /** To the client: professionals asked about the offer, one or more questions. */
  asked: ({ title, questions, ...address }: AboutOffer & { questions: readonly string[] }): Mail =>
    render('asked', address, {
      subject:
        questions.length === 1
          ? `Nueva pregunta sobre «${title}»`
          : `${questions.length} preguntas nuevas sobre «${title}»`,
      paragraphs: [...questions, 'La respuesta se publica junto a la pregunta.'],
      action: 'Responder',
    }),
  /** To the professional: the client answered the question. */
  answered: ({
    title,
    question,
    answer,
    ...address
  }: AboutOffer & { question: string; answer: string }): Mail =>
    render('answered', address, {
      subject: `Respuesta sobre «${title}»`,
      paragraphs: [`Pregunta:\n${question}`, `Respuesta:\n${answer}`],
      action: 'Ver la publicación',
    }),
  /** To the client: one or more professionals edited their applications. */
  edited: ({ title, entries, ...address }: AboutOffer & { entries: readonly string[] }): Mail =>
    render('edited', address, {
      subject: `Cambios en las postulaciones a «${title}»`,
      paragraphs: [`Hay postulaciones a «${title}» que cambiaron.`, entries.join('\n')],
      action: 'Comparar postulantes',
    }),
  /** To the client: a professional withdrew the application. */
  withdrawn: ({ title, person, ...address }: AboutOffer & { person: string }): Mail =>
    render('withdrawn', address, {
      subject: `${person} retiró su postulación a «${title}»`,
      paragraphs: [`${person} retiró su postulación a «${title}».`, 'Las demás siguen esperando respuesta.'],
      action: 'Comparar postulantes',
    }),
  /** To the professional: the client proposes another amount. */
  counterOffer: ({
    title,
    client,
    amount,
    ...address
  }: AboutOffer & { client: string; amount: number }): Mail =>
    render('counterOffer', address, {
      subject: `Contraoferta para «${title}»`,
      paragraphs: [
        `${client} propone ${money(amount)} para «${title}».`,
        'La contraoferta se acepta o se rechaza en la publicación.',
      ],
      action: 'Responder',
    }),
  /** To the client: the professional accepted or refused the amount. */
  counterAnswer: ({
    title,
    person,
    amount,
    isAccepted,
    ...address
  }: AboutOffer & { person: string; amount: number; isAccepted: boolean }): Mail =>
    render('counterAnswer', address, {
      subject: `Respuesta a la contraoferta para «${title}»`,
      paragraphs: [
        isAccepted
          ? `${person} acepta hacer «${title}» por ${money(amount)}.`
          : `${person} no acepta hacer «${title}» por ${money(amount)}. Su presupuesto sigue en pie.`,
      ],
      action: 'Comparar postulantes',
    }),
  /** To the professional: the client declined the application. */
  declined: ({ title, reason, ...address }: AboutOffer & { reason: string }): Mail =>
    render('declined', address, {
      subject: `Respuesta a la postulación a «${title}»`,
      paragraphs: [
        `Gracias por postularse a «${title}». Esta vez el cliente no eligió la postulación.`,
        ...(reason === '' ? [] : [`Motivo:\n${reason}`]),
      ],
      action: 'Ver el servicio',
    }),
  /** To a professional: the client accepted another application. */
  notChosen: ({ title, ...address }: AboutOffer): Mail =>
    render('notChosen', address, {
      subject: `«${title}» ya tiene profesional`,
      paragraphs: [
        `Gracias por postularse a «${title}». El cliente eligió a otra persona para este trabajo.`,
        'Hay otras publicaciones que esperan postulaciones.',
      ],
      action: 'Ver servicios',
    }),
  /** To the professional: the application was accepted. */
  accepted: ({ title, client, amount, ...address }: AboutOffer & { client: string; amount: number }): Mail =>
    render('accepted', address, {
      subject: `Postulación aceptada para «${title}»`,
      paragraphs: [
        `${client} aceptó la postulación para «${title}».`,
        `El monto acordado es ${money(amount)}. El pago se confirma por este medio.`,
      ],
      action: 'Ver el trabajo',
    }),
  /** To the professional: the payment was received. */
  paid: ({ title, client, amount, ...address }: AboutOffer & { client: string; amount: number }): Mail =>
    render('paid', address, {
      subject: `Pago confirmado de «${title}»`,
      paragraphs: [`${client} pagó ${money(amount)} por «${title}».`, 'El servicio quedó terminado.'],
      action: 'Ver el trabajo',
    }),
  /** To the professional: a user wants to get in contact, with one or more messages. */
  contact: ({
    person,
    messages,
    replyTo,
    ...address
  }: Address & { person: string; messages: readonly string[]; replyTo?: string | undefined }): Mail => {
    const written = messages.filter((message) => message !== '')
    return render('contact', address, {
      subject: `${person} quiere ponerse en contacto`,
      paragraphs: [
        `${person} vio el perfil en Plomada y quiere ponerse en contacto.`,
        ...written.map((message, index) => `${index === 0 ? 'Mensaje' : 'Otro mensaje'}:\n${message}`),
        ...(replyTo ? ['La respuesta a este correo le llega directamente.'] : []),
      ],
      replyTo,
    })
  },
  /** To the operator: a message from the contact page. */
  message: ({ name, email, message, ...address }: ContactMessage & Address): Mail =>
    render('message', address, {
      subject: `Mensaje de ${name}`,
      paragraphs: [
        `${name} (${email}) escribió:`,
        message,
        'Nadie comprobó que ese email sea suyo: para responder hay que copiarlo.',
      ],
      reason: 'Este mensaje llegó por la página de contacto.',
    }),
  /** To a new user: the code that verifies the address. */
  signUpCode: ({ code, ...address }: Address & { code: string }): Mail =>
    render('signUp', address, {
      subject: 'Código para crear la cuenta',
      paragraphs: [`El código es ${code}. Vale 15 minutos, en la página que lo pidió.`],
      reason: 'Alguien escribió este email para crear una cuenta. Si no fue así, alcanza con ignorarlo.',
    }),
  /** To the owner of an account: a sign-up with their address was requested. */
  signUpKnown: (address: Address): Mail =>
    render('signUp', address, {
      subject: 'Ya existe una cuenta con este email',
      paragraphs: [
        'Alguien quiso crear una cuenta con este email, que ya tiene una. Para usarla hay que ingresar.',
      ],
      reason: 'Si no fue así, alcanza con ignorar este correo.',
    }),
  /** To the new address of a user: the code that verifies it. */
  emailCode: ({ code, ...address }: Address & { code: string }): Mail =>
    render('email', address, {
      subject: 'Código para confirmar el email',
      paragraphs: [`El código es ${code}. Vale 30 minutos, en el perfil de Plomada que lo pidió.`],
      reason:
        'Alguien puso este email en su perfil de Plomada. Si no fue así, alcanza con ignorar este correo: sin el código no se usa.',
    }),
  /** To the previous address of a user: how to restore it. */
  emailChanged: ({ email, isByAdmin, ...address }: Address & { email: string; isByAdmin?: boolean }): Mail =>
    render('email', address, {
      subject: 'El email de la cuenta cambió',
      paragraphs: [
        isByAdmin
          ? `Quienes administran el sitio cambiaron el email de la cuenta por ${email}.`
          : `Desde ahora los correos de la cuenta llegan a ${email}.`,
        'Si no fue un cambio propio, el botón de abajo vuelve a este email. Vale 7 días.',
      ],
      action: 'Volver a este email',
    }),
  /** To the owner of an account: the code of a password reset. */
  resetCode: ({ code, ...address }: Address & { code: string }): Mail =>
    render('password', address, {
      subject: 'Código para cambiar la contraseña',
      paragraphs: [
        `El código es ${code}. Vale 30 minutos, en la página que lo pidió.`,
        'Nadie de Plomada lo pide por teléfono ni por mensaje.',
      ],
      reason:
        'Alguien pidió cambiar la contraseña de esta cuenta. Si no fue así, alcanza con ignorar este correo.',
    }),
  /** To an address without an account: a password reset was requested. */
  resetUnknown: (address: Address): Mail =>
    render('password', address, {
      subject: 'No hay una cuenta con este email',
      paragraphs: [
        'Alguien pidió cambiar la contraseña de este email, que no tiene una cuenta. Puede ser que la cuenta esté a nombre de otro email.',
      ],
      reason: 'Si no fue así, alcanza con ignorar este correo.',
    }),
  /** To a demo account, whose password is public: a password reset was requested. */
  resetDemo: (address: Address): Mail =>
    render('password', address, {
      subject: 'La contraseña de las cuentas de prueba no cambia',
      paragraphs: [
        'La contraseña de las cuentas de prueba está en la página de ingreso y es la misma para todas.',
      ],
    }),
  /** To the owner of an account: the password was changed. */
  passwordChanged: (address: Address): Mail =>
    render('password', address, {
      subject: 'La contraseña cambió',
      paragraphs: [
        'La contraseña de la cuenta cambió y se cerraron todas las sesiones.',
        'Si no fue así, hay que entrar a Plomada, elegir «Ingresar» y después «Olvidé la contraseña».',
      ],
    }),
  /** To the professional: the client rated the work. */
  review: ({
    title,
    client,
    score,
    text,
    ...address
  }: AboutOffer & { client: string; score: number; text: string }): Mail =>
    render('review', address, {
      subject: `Nueva valoración: ${score} de 5`,
      paragraphs: [`${client} valoró «${title}» con ${score} de 5.`, ...(text ? [`Reseña:\n${text}`] : [])],
      action: 'Ver el perfil',
    }),
}
