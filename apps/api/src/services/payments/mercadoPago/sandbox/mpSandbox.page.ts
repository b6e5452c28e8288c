import { html, type Html, type Page } from '../../../../http/page/page.ts'
import { money, notice } from '../../../../http/page/parts.ts'
import {
  faults,
  type SandboxAccount,
  type SandboxPayment,
  type SandboxPreference,
} from './mpSandbox.objects.ts'

/** What a user of the stand-in can choose: a payment, what happens with a cash voucher, a refund or a chargeback. */
export const outcomes = {
  approved: { step: 'pay', status: 'approved', detail: 'accredited', label: 'Pagar' },
  noFunds: {
    step: 'pay',
    status: 'rejected',
    detail: 'cc_rejected_insufficient_amount',
    label: 'Rechazado: sin fondos',
  },
  badCode: {
    step: 'pay',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_security_code',
    label: 'Rechazado: código de seguridad',
  },
  callBank: {
    step: 'pay',
    status: 'rejected',
    detail: 'cc_rejected_call_for_authorize',
    label: 'Rechazado: hay que llamar al banco',
  },
  voucher: {
    step: 'pay',
    status: 'pending',
    detail: 'pending_waiting_payment',
    label: 'Pagar en efectivo con un cupón',
  },
  voucherPaid: { step: 'voucher', status: 'approved', detail: 'accredited', label: 'Pagar el cupón' },
  voucherExpired: { step: 'voucher', status: 'cancelled', detail: 'expired', label: 'Dejarlo vencer' },
  panelRefund: {
    step: 'refund',
    status: 'refunded',
    detail: 'refunded',
    label: 'Devolverlo desde el panel de quien cobró',
  },
  chargeback: {
    step: 'chargeback',
    status: 'charged_back',
    detail: 'in_process',
    label: 'Desconocer el pago en el banco',
  },
  chargebackWon: {
    step: 'chargeback',
    status: 'charged_back',
    detail: 'reimbursed',
    label: 'El banco le da la razón a quien cobró',
  },
  chargebackLost: {
    step: 'chargeback',
    status: 'charged_back',
    detail: 'settled',
    label: 'El banco le da la razón a quien pagó',
  },
} as const
export type OutcomeName = keyof typeof outcomes

const frame = (title: string, card: Html): Page => ({
  title,
  card,
  brand: 'Mercado Pago de prueba',
  note: 'entorno de prueba',
  footer: html`<p>Esto imita a Mercado Pago para probar Plomada. Acá no se mueve plata.</p>`,
})

const summary = ({ title, amount }: SandboxPreference): Html =>
  html`<div class="tight">
      <h1>${title}</h1>
      <p class="price">${money(amount)}</p>
    </div>
    <div class="rule"></div>`

const reasons: Record<string, string> = {
  cc_rejected_insufficient_amount: 'La tarjeta no tiene fondos suficientes.',
  cc_rejected_bad_filled_security_code: 'El código de seguridad no es correcto.',
  cc_rejected_call_for_authorize: 'Hay que llamar al banco para autorizarlo.',
  expired: 'El cupón venció sin que lo pagaras.',
}

const choices = (names: readonly OutcomeName[]): Html[] =>
  names.map(
    (name) =>
      html`<button
        class="button ${name === names[0] ? 'accent' : 'ghost'}"
        type="submit"
        name="resultado"
        value="${name}"
      >
        ${outcomes[name].label}
      </button>`,
  )

const form = ({ id }: SandboxPreference, names: readonly OutcomeName[]): Html =>
  html`<form class="stack" method="post" action="/mercadopago/pagar/${id}">
    <div class="field">
      <label for="aviso">Cómo le llega el aviso a Plomada</label
      ><select id="aviso" name="aviso">
        ${Object.entries(faults).map(([name, label]) => html`<option value="${name}">${label}</option>`)}
      </select>
    </div>
    <div class="stack">${choices(names)}</div>
  </form>`

/** Returns the page on which a client chooses how the payment ends. */
export function payPage(preference: SandboxPreference, payments: readonly SandboxPayment[]): Page {
  const last = payments.at(-1)
  return frame(
    `Pagar ${money(preference.amount)}`,
    html`${summary(preference)}
    ${last && notice('error', 'No pudimos cobrar el último intento', reasons[last.status_detail ?? ''] ?? '')}
    ${form(preference, ['approved', 'noFunds', 'badCode', 'callBank', 'voucher'])}
    ${preference.back_urls.failure && html`<a class="button ghost" href="${preference.back_urls.failure}">Volver sin pagar</a>`}`,
  )
}

/** Returns the page of a preference that was paid, waits for its voucher, or has expired. */
export function closedPage(preference: SandboxPreference, payments: readonly SandboxPayment[]): Page {
  const payment = payments.findLast(({ status }) => status !== 'rejected' && status !== 'cancelled')
  const back = preference.back_urls.success
  const more = back && html`<div class="actions"><a class="button" href="${back}">Volver a Plomada</a></div>`
  if (!payment)
    return frame(
      'Pago vencido',
      html`${summary(preference)}${notice('info', 'El plazo de este pago venció', 'No te cobramos nada.')}${more}`,
    )
  if (payment.status === 'pending')
    return frame(
      'Cupón pendiente',
      html`${summary(preference)}${notice('info', 'Tu cupón espera el pago', 'Se paga en efectivo y puede tardar días en acreditarse.')}
      ${form(preference, ['voucherPaid', 'voucherExpired'])}`,
    )
  if (payment.status === 'charged_back') {
    const isOpen = payment.status_detail === 'in_process'
    return frame(
      'Pago desconocido',
      html`${summary(preference)}${notice('info', 'Este pago está desconocido en el banco', isOpen ? 'Falta que el banco decida.' : 'El banco ya decidió.')}
      ${isOpen ? form(preference, ['chargebackWon', 'chargebackLost']) : more}`,
    )
  }
  return frame(
    'Pago realizado',
    html`${summary(preference)}${notice('success', 'Ya hiciste este pago', 'No tenés que pagar otra vez.')}${more}
    ${payment.status === 'approved' && form(preference, ['panelRefund', 'chargeback'])}`,
  )
}

/** Returns the page on which a professional allows the application to collect for them. */
export const authorizationPage = (accounts: readonly SandboxAccount[], action: string): Page =>
  frame(
    'Conectar con Plomada',
    html`<h1>Plomada quiere cobrar en tu nombre</h1>
      <p class="muted">
        Elegí con qué cuenta de prueba seguir. Cada pago de tus clientes llega a esa cuenta.
      </p>
      <form class="stack" method="post" action="${action}">
        <button class="button accent" type="submit" name="cuenta" value="">Con una cuenta nueva</button>
        ${accounts.map(
          ({ id, nickname }) =>
            html`<button class="button ghost" type="submit" name="cuenta" value="${id}">${nickname}</button>`,
        )}
        <button class="button ghost" type="submit" name="cuenta" value="no">No permitirlo</button>
      </form>`,
  )

/** The page for an address that is not complete. */
export const unknownPage: Page = frame(
  'Página inexistente',
  html`<h1>Esto no existe</h1>
    <p class="muted">La dirección está incompleta o es de otro sitio.</p>`,
)
