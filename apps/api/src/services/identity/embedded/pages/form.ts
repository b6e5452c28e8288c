import { EMAIL_MAXIMUM } from '@plomada/domain/text'
import { html, type Html, type HtmlPart, type Page } from '../../../../http/page/page.ts'
import { field, notice, type Field } from '../../../../http/page/parts.ts'
import type { MailDestination } from '../../../mail/mail.transport.ts'
import type { FormErrors } from '../forms.ts'
import { maxPasswordLength, minPasswordLength } from '../password.ts'

/** The state of a form, shared by all pages that have one. */
export interface FormState<Form> {
  /** Path of this interaction, without its last part. */
  base: string
  /** Proves that the form was rendered for this browser. */
  formToken: string
  mailDestination: MailDestination
  typed?: Partial<Form>
  errors?: FormErrors<Form> | null
  /** An error that concerns the whole form. */
  problem?: { title: string; text: string } | null
}

/** What differs between the pages, from top to bottom; without `home` there is no link to it. */
interface FormPage extends Record<'lead' | 'notices' | 'fields' | 'after', HtmlPart> {
  title: string
  /** The last part of the path that the form posts to. */
  action: string
  submit: string
  home?: string
}

/** Explains where mails are when they do not reach their recipients. */
export const mailNotices: Record<MailDestination, Html | null> = {
  reader: null,
  pages: notice(
    'info',
    'En esta demostración no mandamos correos',
    html`Los lee cualquiera en <a href="/outbox" target="_blank" rel="noopener">la página de los correos</a>,
      que se abre en otra pestaña.`,
  ),
  files: notice(
    'info',
    'Este sitio todavía no manda correos',
    'El código queda en el servidor. Pedíselo a quien lo administra.',
  ),
}

/** Renders the error that concerns the whole form, if any. */
export const problemNotice = (problem: FormState<object>['problem']): Html | null =>
  problem ? notice('error', problem.title, problem.text) : null

/** Renders the hidden field of the form token. */
export const tokenInput = (value: string): Html =>
  html`<input type="hidden" name="formToken" value="${value}" />`

/** Returns a page with one form and one button; an error is announced first, in the window's title. */
export const formPage = (
  { base, formToken, problem, errors }: FormState<object>,
  { title, lead, notices, action, fields, submit, after, home }: FormPage,
): Page => ({
  title: problem || errors ? `Error: ${title}` : title,
  ...(home !== undefined && { footer: html`<a href="${home}">Volver a Plomada</a>` }),
  card: html`<div class="tight">
      <h1>${title}</h1>
      <p class="muted">${lead}</p>
    </div>
    ${notices}
    <form class="stack" method="post" action="${base}/${action}" novalidate>
      ${tokenInput(formToken)}${fields}<button class="button accent block">${submit}</button>
    </form>
    ${after}`,
})

/** The fields that several forms have. */
export const inputs = {
  email: { label: 'Email', type: 'email', inputmode: 'email', maxlength: EMAIL_MAXIMUM, required: true },
  // Eight digits, and the spaces that a copy may contain.
  code: {
    label: 'Código',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: 16,
    required: true,
  },
  newPassword: {
    type: 'password',
    autocomplete: 'new-password',
    hint: `${minPasswordLength} caracteres o más.`,
    maxlength: maxPasswordLength,
    required: true,
  },
} as const

/** Renders a field with what was typed. An error replaces the hint, which it repeats. */
export function formField<Form extends { [Name in keyof Form]: string }>(
  { typed, errors }: FormState<Form>,
  name: keyof Form & string,
  input: Omit<Field, 'name' | 'value' | 'error'>,
): Html {
  const error = errors?.[name]
  return field({ ...input, name, value: typed?.[name], error, hint: error ? undefined : input.hint })
}
