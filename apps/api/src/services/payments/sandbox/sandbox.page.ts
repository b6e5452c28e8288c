import { field, money, notice } from '../../../http/page/parts.ts'
import { html, type Html, type Page } from '../../../http/page/page.ts'
import { testCards, type CardErrors, type CardForm } from './sandbox.cards.ts'
import type { SandboxDispute, SandboxSession } from './sandbox.objects.ts'

const frame = (title: string, card: Html): Page => ({
  title,
  card,
  brand: 'Plomada Pagos',
  note: 'entorno de prueba',
  footer: html`<p>En este entorno no cobramos ni guardamos ninguna tarjeta real.</p>`,
})

const summary = (session: SandboxSession): Html =>
  html`<div class="tight">
      <h1>${session.line_items.data.map((line) => line.description).join(', ')}</h1>
      <p class="price">${money(session.amount_total / 100)}</p>
    </div>
    <div class="rule"></div>`

function cardFields(values: CardForm, errors: CardErrors): Html {
  const focused = Object.keys(errors)[0] ?? 'number'
  const common = (name: keyof CardForm) => ({
    name,
    value: values[name],
    error: errors[name],
    autofocus: focused === name,
  })
  return html`${field({ ...common('number'), label: 'Número de tarjeta', inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242', maxlength: 23 })}
    <div class="row">
      ${field({ ...common('expiry'), label: 'Vencimiento', inputmode: 'numeric', autocomplete: 'cc-exp', placeholder: 'MM/AA', maxlength: 9 })}
      ${field({ ...common('cvc'), label: 'CVC', inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: '123', maxlength: 4 })}
    </div>
    ${field({ ...common('holder'), label: 'Nombre', autocomplete: 'cc-name', placeholder: 'Como figura en la tarjeta', maxlength: 80 })}`
}

const testCardLinks = (path: string): Html[] =>
  testCards.map(
    ({ number, purpose }) =>
      html`<li>
        <a class="choice" href="${path}?tarjeta=${number.replaceAll(' ', '')}"
          ><b>${number}</b><span>${purpose}</span></a
        >
      </li>`,
  )

/** Returns the page with the card form. */
export function cardPage(
  session: SandboxSession,
  values: CardForm,
  errors: CardErrors,
  lastDecline: string | null,
): Page {
  const path = `/checkout/${session.id}`
  const amount = money(session.amount_total / 100)
  return frame(
    `Pagar ${amount}`,
    html`${summary(session)}
      ${lastDecline && notice('error', 'No pudimos cobrar el último intento', `${lastDecline} Probá con otra tarjeta.`)}
      <form class="stack" method="post" action="${path}" novalidate>
        ${cardFields(values, errors)}
        <div class="actions">
          <button class="button accent" type="submit">Pagar ${amount}</button
          ><a class="button ghost" href="${session.cancel_url}">Cancelar</a>
        </div>
      </form>
      <hr class="divider" />
      <section class="tight" aria-labelledby="cards">
        <h2 id="cards">Tarjetas de prueba</h2>
        <p class="muted small">Tocá una y te completamos el formulario.</p>
        <ul class="choices">
          ${testCardLinks(path)}
        </ul>
      </section>`,
  )
}

/** What a payer can do with a paid session, and then the bank. */
const disputeSteps = {
  none: [['needs_response', 'Desconocer el pago en el banco']],
  needs_response: [
    ['lost', 'El banco te devuelve la plata'],
    ['won', 'El banco rechaza tu reclamo'],
  ],
  won: [],
  lost: [],
} as const

const disputeNotices = {
  needs_response: 'Desconociste este pago: el banco lo revisa.',
  won: 'El banco rechazó tu reclamo: el pago queda como está.',
  lost: 'El banco te devolvió la plata.',
} as const

const disputeForm = ({ id }: SandboxSession, dispute: SandboxDispute | null): Html =>
  html`<hr class="divider" />
    <form class="stack" method="post" action="/checkout/${id}" aria-labelledby="dispute">
      <h2 id="dispute">Contracargo</h2>
      <p class="muted small">
        ${dispute ? disputeNotices[dispute.status] : 'Probá qué pasa si el cliente desconoce el pago en su banco.'}
      </p>
      ${disputeSteps[dispute?.status ?? 'none'].map(
        ([step, label]) =>
          html`<button class="button secondary" name="contracargo" value="${step}">${label}</button>`,
      )}
    </form>`

/** Returns the page of a paid or expired session. */
export function closedPage(
  session: SandboxSession,
  successUrl: string,
  dispute: SandboxDispute | null,
): Page {
  if (session.status === 'complete') {
    return frame(
      'Pago realizado',
      html`${summary(session)}${notice('success', 'Ya hiciste este pago', 'No tenés que pagar otra vez.')}
        <div class="actions"><a class="button" href="${successUrl}">Continuar</a></div>
        ${disputeForm(session, dispute)}`,
    )
  }
  return frame(
    'Pago vencido',
    html`${summary(session)}${notice('info', 'El plazo de este pago venció', 'No te cobramos nada. Podés empezar otro desde la publicación.')}
      <div class="actions"><a class="button" href="${session.cancel_url}">Volver</a></div>`,
  )
}

/** The page for an unknown session id. */
export const unknownPage: Page = frame(
  'Pago inexistente',
  html`<h1>Este pago no existe</h1>
    <p class="muted">La dirección está incompleta o el pago es de otro sitio.</p>`,
)
