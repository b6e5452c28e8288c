import { pesos } from '@plomada/domain'
import { html } from './page.ts'
import type { Html } from './page.ts'

/** A labelled text field with room for a hint and an error. */
interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel'
  value?: string
  error?: string | undefined
  hint?: string
  placeholder?: string
  autocomplete?: string
  inputmode?: 'text' | 'email' | 'numeric' | 'tel'
  maxlength?: number
  isRequired?: boolean
  hasFocus?: boolean
}

const attribute = (name: string, value: string | number | undefined): Html =>
  value === undefined ? html`` : html` ${name}="${value}"`

const flag = (name: string, isSet: boolean | undefined): Html => (isSet ? html` ${name}` : html``)

/** Draws a field; the error and the hint are tied to the input for screen readers. */
export function field(of: Field): Html {
  const described = [of.error && `${of.name}-error`, of.hint && `${of.name}-hint`].filter(Boolean).join(' ')
  const attributes = [
    attribute('placeholder', of.placeholder),
    attribute('autocomplete', of.autocomplete),
    attribute('inputmode', of.inputmode),
    attribute('maxlength', of.maxlength),
    attribute('aria-invalid', of.error ? 'true' : undefined),
    attribute('aria-describedby', described || undefined),
    flag('required', of.isRequired),
    flag('autofocus', of.hasFocus),
  ]
  const value = of.type === 'password' ? '' : (of.value ?? '')
  return html`<div class="field">
    <label for="${of.name}">${of.label}</label
    ><input
      id="${of.name}"
      name="${of.name}"
      type="${of.type ?? 'text'}"
      value="${value}"
      ${attributes}
    />${of.hint && html`<p class="hint" id="${of.name}-hint">${of.hint}</p>`}${of.error && html`<p class="error" id="${of.name}-error"><span class="hidden">Error: </span>${of.error}</p>`}
  </div>`
}

/** A message that stays: an error interrupts a screen reader, the others do not. */
export function notice(tone: 'error' | 'info' | 'success', title: string, text?: string | Html): Html {
  return html`<div class="notice ${tone}" role="${tone === 'error' ? 'alert' : 'status'}">
    <strong>${title}</strong>${text}
  </div>`
}

/** An amount in pesos, as people write it: `$ 92.500`. */
export const money = (amount: number): string => `$ ${pesos(amount)}`
