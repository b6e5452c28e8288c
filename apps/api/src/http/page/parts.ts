import { formatPesos } from '@plomada/domain'
import { html, type Html } from './page.ts'

/** A labeled text field with its hint and error; the other names are those of the HTML attributes. */
export interface Field {
  name: string
  label: string
  error?: string | undefined
  hint?: string | undefined
  type?: 'text' | 'email' | 'password' | 'tel'
  value?: string | undefined
  placeholder?: string
  autocomplete?: string
  inputmode?: 'text' | 'email' | 'numeric' | 'tel'
  maxlength?: number
  required?: boolean
  autofocus?: boolean
}

const renderAttribute = ([name, value]: [string, string | number | boolean | undefined]): Html => {
  if (value === undefined || value === false) return html``
  return value === true ? html` ${name}` : html` ${name}="${value}"`
}

/** Renders a field. The error and the hint describe the input to screen readers; a password is never sent back. */
export function field({ label, error, hint, name, type = 'text', value = '', ...others }: Field): Html {
  const description = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const attributes = Object.entries({
    ...others,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': description || undefined,
  }).map(renderAttribute)
  return html`<div class="field">
    <label for="${name}">${label}</label
    ><input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${type === 'password' ? '' : value}"
      ${attributes}
    />${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${error && html`<p class="error" id="${name}-error"><span class="hidden">Error: </span>${error}</p>`}
  </div>`
}

/** Renders a notice: an error interrupts a screen reader, the others do not. */
export function notice(tone: 'error' | 'info' | 'success', title: string, text?: string | Html): Html {
  return html`<div class="notice ${tone}" role="${tone === 'error' ? 'alert' : 'status'}">
    <strong>${title}</strong>${text}
  </div>`
}

/** Formats an amount in pesos, such as `$ 92.500`. */
export const money = (amount: number): string => `$ ${formatPesos(amount)}`
