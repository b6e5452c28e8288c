import { html } from '../../../http/page.ts'
import type { Html, Page } from '../../../http/page.ts'
import { field, notice } from '../../../http/page.parts.ts'
import type { MailPlace } from '../../mail/mail.transport.ts'

interface CodePage {
  base: string
  formToken: string
  mailPlace: MailPlace
  problem?: { title: string; text: string }
}

/** What somebody has to know of mails that reach nobody. */
export const aboutMail: Record<MailPlace, Html | null> = {
  reader: null,
  pages: notice(
    'info',
    'En esta demostración los correos no se envían',
    html`Quedan a la vista de todos en
      <a href="/outbox" target="_blank" rel="noopener">la página de los correos</a>, que se abre en otra
      pestaña.`,
  ),
  files: notice(
    'info',
    'Este sitio todavía no envía correos',
    'El código queda en el servidor. Hay que pedirlo a quien lo administra.',
  ),
}

/** The page that asks for the code that was sent by mail: the same whether the address has an account or not. */
export const codePage = ({ base, formToken, mailPlace, problem }: CodePage): Page => ({
  title: problem ? 'Error: Confirmar el email' : 'Confirmar el email',
  card: html`<div class="tight">
      <h1>Confirmar el email</h1>
      <p class="muted">
        ${
          mailPlace === 'reader'
            ? 'Enviamos un correo con lo que falta para terminar.'
            : 'Un correo dice lo que falta para terminar.'
        }
        El código vale 15 minutos.
      </p>
    </div>
    ${problem && notice('error', problem.title, problem.text)}${aboutMail[mailPlace]}
    <form class="stack" method="post" action="${base}/confirmar" novalidate>
      <input type="hidden" name="formToken" value="${formToken}" />${field({
        name: 'code',
        label: 'Código',
        inputmode: 'numeric',
        autocomplete: 'one-time-code',
        // Eight digits, with room for the spaces that a copy brings.
        maxlength: 16,
        isRequired: true,
        hasFocus: true,
      })}<button class="button accent block">Crear cuenta</button>
    </form>
    <p class="small">
      ¿No llegó? <a href="${base}/crear-cuenta">Volver a empezar</a>. ¿Ya hay una cuenta?
      <a href="${base}/ingresar">Ingresar</a>
    </p>`,
})
