import { NAME_MAXIMUM } from '@plomada/domain'
import { EMAIL_MAXIMUM } from '@plomada/domain/define'
import { html, pageHeaders } from '../../../http/page.ts'
import type { Html, Page } from '../../../http/page.ts'
import { field, notice } from '../../../http/page.parts.ts'
import type { MailPlace } from '../../mail/mail.transport.ts'
import type { Mistakes, SignIn, SignUp } from './forms.ts'
import { aboutMail } from './pages.code.ts'
import { maxPassword, minPassword } from './password.ts'

/** People anybody may sign in as, on a server that only shows the product. */
export interface Demo {
  password: string
  people: readonly { name: string; role: string; email: string }[]
}

/** What both forms need: where they post, the token that proves they are ours, and what to say. */
interface FormPage<Form> {
  /** Where somebody goes who changed their mind. */
  home: string
  /** Address of this sign-in, without its last part. */
  base: string
  formToken: string
  typed?: Partial<Form>
  mistakes?: Mistakes<Form> | null
  /** What went wrong as a whole. */
  problem?: { title: string; text: string } | null
}

/** Headers of our pages. No COOP: a pop-up must keep the window that opened it, whatever that one says. */
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

function summary({ problem, mistakes }: Pick<FormPage<SignUp>, 'problem' | 'mistakes'>): Html | null {
  if (problem) return notice('error', problem.title, problem.text)
  const wrong = inOrder.filter((name) => mistakes?.[name]).map((name) => labels[name])
  if (wrong.length === 0) return null
  const title = wrong.length === 1 ? 'Falta corregir un dato' : `Falta corregir ${wrong.length} datos`
  return notice('error', title, `${list.format(wrong)}.`)
}

const footer = (home: string) => html`<a href="${home}">Volver a Plomada</a>`

const token = (value: string) => html`<input type="hidden" name="formToken" value="${value}" />`

function demoList({ people, password }: Demo, { base, formToken }: FormPage<SignIn>): Html {
  const choice = ({ name, role, email }: Demo['people'][number]) =>
    html`<li>
      <form method="post" action="${base}/ingresar">
        ${token(formToken)}<input type="hidden" name="email" value="${email}" /><input
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
        <p class="muted small">
          Un toque alcanza para ingresar.<br />Contraseña de prueba: <b>${password}</b>
        </p>
      </div>
      <ul class="choices">
        ${people.map(choice)}
      </ul>
    </section>`
}

/** The page that asks who somebody is. */
export function signInPage(page: FormPage<SignIn> & { demo?: Demo | null }): Page {
  const { home, base, formToken, typed = {}, mistakes, problem, demo } = page
  const isRetry = Boolean(typed.email)
  const fields = [
    field({
      name: 'email',
      label: 'Email',
      type: 'email',
      inputmode: 'email',
      autocomplete: 'username',
      value: typed.email ?? '',
      error: mistakes?.email,
      maxlength: EMAIL_MAXIMUM,
      isRequired: true,
      hasFocus: !isRetry || Boolean(mistakes?.email),
    }),
    field({
      name: 'password',
      label: 'Contraseña',
      type: 'password',
      autocomplete: 'current-password',
      error: mistakes?.password,
      isRequired: true,
      hasFocus: isRetry && !mistakes?.email,
    }),
  ]
  return {
    title: problem || mistakes ? 'Error: Ingresar' : 'Ingresar',
    footer: footer(home),
    card: html`<div class="tight">
        <h1>Ingresar</h1>
        <p class="muted">Para publicar un servicio, postularse o contratar.</p>
      </div>
      ${summary({ problem, mistakes })}
      <form class="stack" method="post" action="${base}/ingresar" novalidate>
        ${token(formToken)}${fields}<button class="button accent block">Ingresar</button>
      </form>
      <p class="small"><a href="${base}/recuperar">Olvidé la contraseña</a></p>
      <p class="small">¿Todavía sin cuenta? <a href="${base}/crear-cuenta">Crear cuenta</a></p>
      ${demo && demo.people.length > 0 && demoList(demo, page)}`,
  }
}

/** The page that opens an account. */
export function signUpPage(page: FormPage<SignUp> & { mailPlace: MailPlace }): Page {
  const { home, base, formToken, typed = {}, mistakes, problem, mailPlace } = page
  const focus = problem ? 'email' : (inOrder.find((name) => mistakes?.[name]) ?? 'givenName')
  const name = (of: 'givenName' | 'familyName', label: string, autocomplete: string) =>
    field({
      name: of,
      label,
      autocomplete,
      value: typed[of] ?? '',
      error: mistakes?.[of],
      maxlength: NAME_MAXIMUM,
      isRequired: of === 'givenName',
      hasFocus: focus === of,
    })
  const fields = [
    html`<div class="row">
      ${name('givenName', 'Nombre', 'given-name')}${name('familyName', 'Apellido (opcional)', 'family-name')}
    </div>`,
    field({
      name: 'email',
      label: 'Email',
      type: 'email',
      inputmode: 'email',
      autocomplete: 'email',
      value: typed.email ?? '',
      error: mistakes?.email,
      maxlength: EMAIL_MAXIMUM,
      isRequired: true,
      hasFocus: focus === 'email',
    }),
    field({
      name: 'password',
      label: 'Contraseña',
      type: 'password',
      autocomplete: 'new-password',
      error: mistakes?.password,
      // The error says the same.
      ...(!mistakes?.password && { hint: `${minPassword} caracteres o más.` }),
      maxlength: maxPassword,
      isRequired: true,
      hasFocus: focus === 'password',
    }),
  ]
  return {
    title: problem || mistakes ? 'Error: Crear cuenta' : 'Crear cuenta',
    footer: footer(home),
    card: html`<div class="tight">
        <h1>Crear cuenta</h1>
        <p class="muted">Una sola cuenta sirve para contratar y para trabajar.</p>
      </div>
      ${summary({ problem, mistakes })}${mailPlace === 'files' && aboutMail.files}
      <form class="stack" method="post" action="${base}/crear-cuenta" novalidate>
        ${token(formToken)}${fields}<button class="button accent block">Crear cuenta</button>
      </form>
      <p class="small">¿Ya hay una cuenta? <a href="${base}/ingresar">Ingresar</a></p>`,
  }
}

/** What is shown when a sign-in was left open for too long, or was finished in another tab. */
export function expiredPage(home: string): Page {
  return {
    title: 'El ingreso venció',
    card: html`<h1>El ingreso venció</h1>
      <p>
        Esta página quedó abierta demasiado tiempo o el ingreso terminó en otra pestaña. Volver a Plomada e
        ingresar de nuevo.
      </p>
      <p><a class="button" href="${home}">Volver a Plomada</a></p>`,
  }
}

/** What is shown when the provider will not even send the browser back. */
export function refusedPage(
  home: string,
  told: { error: string; error_description?: string | undefined },
): Page {
  const detail = [told.error, told.error_description].filter(Boolean).join(': ')
  return {
    title: 'No se pudo ingresar',
    card: html`<h1>No se pudo ingresar</h1>
      <p>El pedido de ingreso no es válido o ya venció.</p>
      <p class="muted small" lang="en">${detail}</p>
      <p><a class="button" href="${home}">Volver a Plomada</a></p>`,
  }
}
