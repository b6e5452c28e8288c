import type { ContactMessage } from '@plomada/domain'
import { type MailLayout, renderMail } from './mail.layout.ts'
import type { Mail, MailKind } from './mail.ts'

interface Address {
  /** Address of the recipient. */
  to: string
  /** Absolute URL of the button. */
  link: string
}

interface Content extends Pick<MailLayout, 'subject' | 'paragraphs' | 'action' | 'reason'> {
  replyTo?: string | undefined
}

function render(kind: MailKind, { to, link }: Address, { replyTo, ...content }: Content): Mail {
  const { subject } = content
  return { kind, to, subject, ...renderMail({ ...content, link }), ...(replyTo && { replyTo }) }
}

/** The templates of the mails that are not about a notification; those are in `notificationEvents` of the domain. */
export const mailTemplates = {
  /** To a client who accepted an applicant: how to reach them. */
  hired: ({
    person,
    title,
    amount,
    contact,
    ...address
  }: Address & { person: string; title: string; amount: string; contact: string[] }): Mail =>
    render('hired', address, {
      subject: `Aceptaste a ${person} para ${title}`,
      paragraphs: [
        `Aceptaste a ${person} para ${title} por ${amount}.`,
        ...contact,
        'Todavía no pagaste nada: pagás con tarjeta desde tu publicación, cuando vos decidas.',
      ],
      action: 'Ver la publicación',
    }),
  /** To the operator: a message from the contact page. */
  message: ({ name, email, message, ...address }: ContactMessage & Address): Mail =>
    render('message', address, {
      subject: `Mensaje de ${name}`,
      paragraphs: [
        `${name} (${email}) escribió:`,
        message,
        'No comprobamos que ese email sea suyo. Para responder, copialo.',
      ],
      reason: 'Te llega porque alguien lo escribió en la página de contacto.',
    }),
  /** To a new user: the code that verifies the address. */
  signUpCode: ({ code, ...address }: Address & { code: string }): Mail =>
    render('signUp', address, {
      subject: 'Código para crear tu cuenta',
      paragraphs: [`Tu código es ${code}. Vale 15 minutos, en la página donde lo pediste.`],
      reason: 'Alguien escribió tu email para crear una cuenta. Si no fuiste vos, ignoralo.',
    }),
  /** To the owner of an account: a sign-up with their address was requested. */
  signUpKnown: (address: Address): Mail =>
    render('signUp', address, {
      subject: 'Ya tenés una cuenta con este email',
      paragraphs: ['Alguien quiso crear una cuenta con este email, pero ya tenés una. Para usarla, ingresá.'],
      reason: 'Si no fuiste vos, ignorá este correo.',
    }),
  /** To the new address of a user: the code that verifies it. */
  emailCode: ({ code, ...address }: Address & { code: string }): Mail =>
    render('email', address, {
      subject: 'Código para confirmar tu email',
      paragraphs: [`Tu código es ${code}. Vale 30 minutos, en el perfil de Plomada donde lo pediste.`],
      reason:
        'Alguien puso este email en su perfil de Plomada. Si no fuiste vos, ignorá este correo: sin el código no lo usamos.',
    }),
  /** To the previous address of a user: how to restore it. */
  emailChanged: ({ email, isByAdmin, ...address }: Address & { email: string; isByAdmin?: boolean }): Mail =>
    render('email', address, {
      subject: 'Cambió el email de tu cuenta',
      paragraphs: [
        isByAdmin
          ? `Quienes administran el sitio cambiaron el email de tu cuenta por ${email}.`
          : `Desde ahora te mandamos los correos a ${email}.`,
        'Si no lo cambiaste vos, tocá el botón y volvés a este email. Vale 7 días.',
      ],
      action: 'Volver a este email',
    }),
  /** To the owner of an account: the code of a password reset. */
  resetCode: ({ code, ...address }: Address & { code: string }): Mail =>
    render('password', address, {
      subject: 'Código para cambiar tu contraseña',
      paragraphs: [
        `Tu código es ${code}. Vale 30 minutos, en la página donde lo pediste.`,
        'Nadie de Plomada te lo pide por teléfono ni por mensaje: no se lo pases a nadie.',
      ],
      reason: 'Alguien pidió cambiar la contraseña de tu cuenta. Si no fuiste vos, ignorá este correo.',
    }),
  /** To an address without an account: a password reset was requested. */
  resetUnknown: (address: Address): Mail =>
    render('password', address, {
      subject: 'No hay ninguna cuenta con este email',
      paragraphs: [
        'Alguien pidió cambiar la contraseña de este email, pero no tiene cuenta. Si fuiste vos, probá con otro email tuyo.',
      ],
      reason: 'Si no fuiste vos, ignorá este correo.',
    }),
  /** To a demo account, whose password is public: a password reset was requested. */
  resetDemo: (address: Address): Mail =>
    render('password', address, {
      subject: 'La contraseña de las cuentas de prueba no cambia',
      paragraphs: [
        'La contraseña de las cuentas de prueba es la misma para todas: está en la página de ingreso.',
      ],
    }),
  /** To the owner of an account: the password was changed. */
  passwordChanged: (address: Address): Mail =>
    render('password', address, {
      subject: 'Cambió tu contraseña',
      paragraphs: [
        'Cambiaste la contraseña y cerramos tu sesión en todos los dispositivos.',
        'Si no fuiste vos, entrá a Plomada, tocá «Ingresar» y después «Olvidé mi contraseña».',
      ],
    }),
}
