import { NAME_MAXIMUM } from '@plomada/domain'
import { html, pageHeaders, type Html, type Page } from '../../../../http/page/page.ts'
import { notice } from '../../../../http/page/parts.ts'
import type { SignIn, SignUp } from '../forms.ts'
import { formField, formPage, inputs, mailNotices, problemNotice, tokenInput } from './form.ts'
import type { FormState } from './form.ts'

/** Demo accounts that anyone may sign in with. */
export interface Demo {
  password: string
  people: readonly { name: string; role: string; email: string }[]
}

/** Returns the headers of the provider's pages. No COOP: a pop-up must keep its opener, whatever the opener's policy. */
export function identityPageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const { 'cross-origin-opener-policy': _dropped, ...headers } = pageHeaders(formTargets)
  return headers
}

const labels: Record<keyof SignUp, string> = {
  givenName: 'Nombre',
  familyName: 'Apellido',
  email: 'Email',
  password: 'Contraseña',
}
const inOrder: readonly (keyof SignUp)[] = ['givenName', 'familyName', 'email', 'password']
const list = new Intl.ListFormat('es-AR')

function errorSummary({ problem, errors }: Pick<FormState<SignUp>, 'problem' | 'errors'>): Html | null {
  if (problem) return problemNotice(problem)
  const wrong = inOrder.filter((name) => errors?.[name]).map((name) => labels[name])
  if (wrong.length === 0) return null
  const title = wrong.length === 1 ? 'Corregí un dato' : `Corregí ${wrong.length} datos`
  return notice('error', title, `${list.format(wrong)}.`)
}

function demoList({ people, password }: Demo, { base, formToken }: FormState<SignIn>): Html {
  const choice = ({ name, role, email }: Demo['people'][number]) =>
    html`<li>
      <form method="post" action="${base}/ingresar">
        ${tokenInput(formToken)}<input type="hidden" name="email" value="${email}" /><input
          type="hidden"
          name="password"
          value="${password}"
        /><button class="choice"><b>${name}</b><span>${role}</span></button>
      </form>
    </li>`
  return html`<hr class="divider" />
    <section class="stack" aria-labelledby="demo">
      <div class="tight">
        <h2 id="demo">Cuentas de prueba</h2>
        <p class="muted small">Tocá una y entrás.<br />Contraseña de prueba: <b>${password}</b></p>
      </div>
      <ul class="choices">
        ${people.map(choice)}
      </ul>
    </section>`
}

/** Returns the sign-in page. */
export function signInPage(page: FormState<SignIn> & { home: string; demo?: Demo | null }): Page {
  const { home, base, typed, errors, demo } = page
  const isRetry = Boolean(typed?.email)
  return formPage(page, {
    home,
    title: 'Ingresar',
    lead: 'Para publicar un servicio, postularte o contratar.',
    notices: errorSummary(page),
    action: 'ingresar',
    fields: [
      formField(page, 'email', {
        ...inputs.email,
        autocomplete: 'username',
        autofocus: !isRetry || Boolean(errors?.email),
      }),
      formField(page, 'password', {
        label: labels.password,
        type: 'password',
        autocomplete: 'current-password',
        required: true,
        autofocus: isRetry && !errors?.email,
      }),
    ],
    submit: 'Ingresar',
    after: html`<p class="small"><a href="${base}/recuperar">Olvidé mi contraseña</a></p>
      <p class="small">¿Todavía no tenés cuenta? <a href="${base}/crear-cuenta">Crear cuenta</a></p>
      ${demo && demo.people.length > 0 && demoList(demo, page)}`,
  })
}

/** Returns the sign-up page. */
export function signUpPage(page: FormState<SignUp> & { home: string }): Page {
  const { home, base, errors, problem, mailDestination } = page
  const focus = problem ? 'email' : (inOrder.find((name) => errors?.[name]) ?? 'givenName')
  const focusOn = (name: keyof SignUp) => ({ autofocus: focus === name })
  const givenName = { label: labels.givenName, autocomplete: 'given-name', maxlength: NAME_MAXIMUM }
  const familyName = {
    label: 'Apellido (opcional)',
    autocomplete: 'family-name',
    maxlength: NAME_MAXIMUM,
  }
  return formPage(page, {
    home,
    title: 'Crear cuenta',
    lead: 'Con una sola cuenta contratás y trabajás.',
    notices: [errorSummary(page), mailDestination === 'files' && mailNotices.files],
    action: 'crear-cuenta',
    fields: [
      html`<div class="row">
        ${formField(page, 'givenName', { ...givenName, required: true, ...focusOn('givenName') })}
        ${formField(page, 'familyName', { ...familyName, ...focusOn('familyName') })}
      </div>`,
      formField(page, 'email', { ...inputs.email, autocomplete: 'email', ...focusOn('email') }),
      formField(page, 'password', { ...inputs.newPassword, label: labels.password, ...focusOn('password') }),
    ],
    submit: 'Crear cuenta',
    after: html`<p class="small">¿Ya tenés cuenta? <a href="${base}/ingresar">Ingresar</a></p>`,
  })
}

/** Returns the page that asks for the mailed code of a new account: the same whether or not the account exists. */
export const codePage = (page: FormState<{ code: string }>): Page =>
  formPage(page, {
    title: 'Confirmá tu email',
    lead: `${
      page.mailDestination === 'reader'
        ? 'Te mandamos un correo con lo que falta.'
        : 'Lo que falta está en un correo.'
    } El código vale 15 minutos.`,
    notices: [problemNotice(page.problem), mailNotices[page.mailDestination]],
    action: 'confirmar',
    fields: formField(page, 'code', { ...inputs.code, autofocus: true }),
    submit: 'Crear cuenta',
    after: html`<p class="small">
      ¿No llegó? <a href="${page.base}/crear-cuenta">Volver a empezar</a>. ¿Ya tenés cuenta?
      <a href="${page.base}/ingresar">Ingresar</a>
    </p>`,
  })

/** Returns the page for an interaction that expired or ended in another tab. */
export const expiredPage = (home: string): Page => ({
  title: 'Tu ingreso venció',
  card: html`<h1>Tu ingreso venció</h1>
    <p>
      Dejaste esta página abierta demasiado tiempo o terminaste en otra pestaña. Volvé a Plomada e ingresá de
      nuevo.
    </p>
    <p><a class="button" href="${home}">Volver a Plomada</a></p>`,
})

/** Returns the page for a request that the provider refuses without redirecting the browser. */
export function refusedPage(
  home: string,
  refusal: { error: string; error_description?: string | undefined },
): Page {
  const detail = [refusal.error, refusal.error_description].filter(Boolean).join(': ')
  return {
    title: 'No pudimos iniciar tu sesión',
    card: html`<h1>No pudimos iniciar tu sesión</h1>
      <p>El pedido de ingreso no sirve o ya venció. Empezá de nuevo desde Plomada.</p>
      <p class="muted small" lang="en">${detail}</p>
      <p><a class="button" href="${home}">Volver a Plomada</a></p>`,
  }
}

/** Returns the page for a sign-in that cannot begin now. */
export const unavailablePage = (home: string, title: string, text: string): Page => ({
  title: `Error: ${title}`,
  card: html`<h1>${title}</h1>
    <p>${text}</p>
    <div class="actions"><a class="button secondary" href="${home}">Ir al sitio</a></div>`,
})
