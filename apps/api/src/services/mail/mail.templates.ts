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
        'Si no fue así, hay que entrar a Plomada, elegir «Ingresar» y después «Olvidé mi contraseña».',
      ],
    }),
}
