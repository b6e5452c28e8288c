import { html } from '../../../http/page.ts'
import type { Page } from '../../../http/page.ts'
import { field, notice } from '../../../http/page.parts.ts'

interface CodePage {
  base: string
  formToken: string
  problem?: { title: string; text: string }
}

/** The page that asks for the code that was sent by mail: the same whether the address has an account or not. */
export const codePage = ({ base, formToken, problem }: CodePage): Page => ({
  title: problem ? 'Error: Confirmar el email' : 'Confirmar el email',
  card: html`<div class="tight">
      <h1>Confirmar el email</h1>
      <p class="muted">Enviamos un correo con lo que falta para terminar. El código vale 15 minutos.</p>
    </div>
    ${problem && notice('error', problem.title, problem.text)}
    <form class="stack" method="post" action="${base}/confirmar" novalidate>
      <input type="hidden" name="formToken" value="${formToken}" />${field({
        name: 'code',
        label: 'Código',
        inputmode: 'numeric',
        autocomplete: 'one-time-code',
        maxlength: 8,
        isRequired: true,
        hasFocus: true,
      })}<button class="button accent block">Crear cuenta</button>
    </form>
    <p class="small">¿No llegó? <a href="${base}/crear-cuenta">Volver a empezar</a></p>`,
})
