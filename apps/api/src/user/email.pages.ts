import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Db } from '../database/database.ts'
import { addFormParser, readFields } from '../http/formBody.ts'
import { html, sendPage, type Html } from '../http/page/page.ts'
import { findRevertEmail, REVERT_DAYS, REVERT_PATH, revertEmail } from './email.actions.ts'

const fields = z.object({ clave: z.string().max(100).catch('') })

const sendCard = (reply: FastifyReply, status: number, title: string, content: Html) =>
  sendPage(reply, status, {
    title,
    card: html`<h1>${title}</h1>
      ${content}`,
  })

const homeLink = html`<div class="actions"><a class="button secondary" href="/">Ir al sitio</a></div>`

const sendExpired = (reply: FastifyReply) =>
  sendCard(
    reply,
    404,
    'Ese enlace ya no sirve',
    html`<p>Ya lo usaste o pasaron más de ${REVERT_DAYS} días.</p>
      ${homeLink}`,
  )

/** Adds the page that restores the previous email of an account. Uses a form, because mail programs open links. */
export function addRevertPage(app: FastifyInstance, db: Db): void {
  app.register((scope, _options, registered) => {
    addFormParser(scope, 1024)

    scope.get(REVERT_PATH, async (request, reply) => {
      const { clave } = fields.parse(request.query)
      const email = await findRevertEmail(db, clave)
      if (email === null) return sendExpired(reply)
      return sendCard(
        reply,
        200,
        'Volver al email anterior',
        html`<p>Te volvemos a mandar los correos a <b>${email}</b>.</p>
          <form method="post" action="${REVERT_PATH}">
            <input type="hidden" name="clave" value="${clave}" /><button class="button accent block">
              Volver a ${email}
            </button>
          </form>`,
      )
    })

    // Needs no CSRF token: the key in the form is the credential, not a cookie.
    scope.post(REVERT_PATH, async (request, reply) => {
      const { clave } = fields.parse(readFields(request.body))
      const origin = { actorId: null, networkAddress: request.ip || null, requestId: request.id }
      const email = await revertEmail(db, clave, origin)
      if (email === null) return sendExpired(reply)
      return sendCard(
        reply,
        200,
        'Email recuperado',
        html`<p>Te mandamos los correos otra vez a <b>${email}</b>.</p>
          <p>Si el cambio lo hizo otra persona, cambiá tu contraseña: «Ingresar», «Olvidé mi contraseña».</p>
          ${homeLink}`,
      )
    })
    registered()
  })
}
