import { EMAIL_MAXIMUM } from '@plomada/domain/define'
import { html } from '../../../http/page.ts'
import type { Page } from '../../../http/page.ts'
import { field, notice } from '../../../http/page.parts.ts'
import type { MailPlace } from '../../mail/mail.transport.ts'
import type { Mistakes } from './forms.ts'
import { aboutMail } from './pages.code.ts'
import { maxPassword, minPassword } from './password.ts'
import { RESET_MINUTES } from './passwordResets.ts'

interface PasswordPage<Form> {
  home: string
  base: string
  formToken: string
  mailPlace: MailPlace
  typed?: Partial<Form>
  mistakes?: Mistakes<Form> | null
  problem?: { title: string; text: string }
}

const titled = (title: string, { problem, mistakes }: Pick<PasswordPage<object>, 'problem' | 'mistakes'>) =>
  problem || mistakes ? `Error: ${title}` : title

const footer = (home: string) => html`<a href="${home}">Volver a Plomada</a>`

const token = (value: string) => html`<input type="hidden" name="formToken" value="${value}" />`

/** The page that asks where to mail the code of a password reset. */
export function resetRequestPage(page: PasswordPage<{ email: string }>): Page {
  const { home, base, formToken, typed = {}, mistakes, problem, mailPlace } = page
  return {
    title: titled('Cambiar la contraseña', page),
    footer: footer(home),
    card: html`<div class="tight">
        <h1>Cambiar la contraseña</h1>
        <p class="muted">Un código llega al email de la cuenta. Con él se elige la contraseña nueva.</p>
      </div>
      ${problem && notice('error', problem.title, problem.text)}${mailPlace === 'files' && aboutMail.files}
      <form class="stack" method="post" action="${base}/recuperar" novalidate>
        ${token(formToken)}${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          inputmode: 'email',
          autocomplete: 'username',
          value: typed.email ?? '',
          error: mistakes?.email,
          maxlength: EMAIL_MAXIMUM,
          isRequired: true,
          hasFocus: true,
        })}<button class="button accent block">Enviar el código</button>
      </form>
      <p class="small"><a href="${base}/ingresar">Volver a ingresar</a></p>`,
  }
}

/** The page that asks for the mailed code and the new password: the same whether the address has an account or not. */
export function newPasswordPage(page: PasswordPage<{ code: string; password: string }>): Page {
  const { home, base, formToken, typed = {}, mistakes, problem, mailPlace } = page
  const isCodeRight = mistakes?.password !== undefined && mistakes.code === undefined
  return {
    title: titled('Elegir la contraseña nueva', page),
    footer: footer(home),
    card: html`<div class="tight">
        <h1>Elegir la contraseña nueva</h1>
        <p class="muted">
          ${mailPlace === 'reader' ? 'Enviamos un correo con el código.' : 'El código está en un correo.'}
          Vale ${RESET_MINUTES} minutos. Al cambiar la contraseña se cierran todas las sesiones.
        </p>
      </div>
      ${problem && notice('error', problem.title, problem.text)}${aboutMail[mailPlace]}
      <form class="stack" method="post" action="${base}/contrasena" novalidate>
        ${token(formToken)}${[
          field({
            name: 'code',
            label: 'Código',
            inputmode: 'numeric',
            autocomplete: 'one-time-code',
            // Eight digits, with room for the spaces that a copy brings.
            maxlength: 16,
            value: typed.code ?? '',
            error: mistakes?.code,
            isRequired: true,
            hasFocus: !isCodeRight,
          }),
          field({
            name: 'password',
            label: 'Contraseña nueva',
            type: 'password',
            autocomplete: 'new-password',
            error: mistakes?.password,
            ...(!mistakes?.password && { hint: `${minPassword} caracteres o más.` }),
            maxlength: maxPassword,
            isRequired: true,
            hasFocus: isCodeRight,
          }),
        ]}<button class="button accent block">Cambiar la contraseña e ingresar</button>
      </form>
      <p class="small">¿No llegó? <a href="${base}/recuperar">Pedir otro código</a></p>`,
  }
}
