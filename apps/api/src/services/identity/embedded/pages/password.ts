import { html, type Page } from '../../../../http/page/page.ts'
import { formField, formPage, inputs, mailNotices, problemNotice, type FormState } from './form.ts'
import { RESET_MINUTES } from '../passwordResets.ts'

/** Returns the page that asks where to mail the code of a password reset. */
export const resetRequestPage = (page: FormState<{ email: string }> & { home: string }): Page =>
  formPage(page, {
    home: page.home,
    title: 'Cambiar mi contraseña',
    lead: 'Te mandamos un código al email de tu cuenta. Con él elegís la contraseña nueva.',
    notices: [problemNotice(page.problem), page.mailDestination === 'files' && mailNotices.files],
    action: 'recuperar',
    fields: formField(page, 'email', { ...inputs.email, autocomplete: 'username', autofocus: true }),
    submit: 'Mandarme el código',
    after: html`<p class="small"><a href="${page.base}/ingresar">Volver al ingreso</a></p>`,
  })

/** Returns the page that asks for the mailed code and the new password: the same whether or not the account exists. */
export function newPasswordPage(
  page: FormState<{ code: string; password: string }> & { home: string },
): Page {
  const { home, base, errors, problem, mailDestination } = page
  const isCodeRight = errors?.password !== undefined && errors.code === undefined
  const mailed =
    mailDestination === 'reader' ? 'Te mandamos un correo con el código.' : 'El código está en un correo.'
  return formPage(page, {
    home,
    title: 'Elegí tu contraseña nueva',
    lead: `${mailed} Vale ${RESET_MINUTES} minutos. Al cambiarla cerramos tu sesión en todos los dispositivos.`,
    notices: [problemNotice(problem), mailNotices[mailDestination]],
    action: 'contrasena',
    fields: [
      formField(page, 'code', { ...inputs.code, autofocus: !isCodeRight }),
      formField(page, 'password', {
        ...inputs.newPassword,
        label: 'Contraseña nueva',
        autofocus: isCodeRight,
      }),
    ],
    submit: 'Cambiar la contraseña e ingresar',
    after: html`<p class="small">¿No llegó? <a href="${base}/recuperar">Pedir otro código</a></p>`,
  })
}
