import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Db } from '../database/database.ts'
import { addFormParser, readFields } from '../http/formBody.ts'
import { html, sendPage, type Html } from '../http/page/page.ts'
import { confirmWithdrawal, findConfirmable, type WithdrawalDeps } from './withdrawal.actions.ts'
import { CONFIRM_PATH } from './withdrawal.links.ts'

const fields = z.object({ clave: z.string().max(100).catch('') })

const sendCard = (reply: FastifyReply, status: number, title: string, content: Html) =>
  sendPage(reply, status, {
    title,
    card: html`<h1>${title}</h1>
      ${content}
      <div class="actions"><a class="button secondary" href="/">Ir al sitio</a></div>`,
  })

const sendInvalid = (reply: FastifyReply) =>
  sendCard(
    reply,
    404,
    'No pudimos confirmarlo con este enlace',
    html`<p>
      Ya lo usaste, venció, o el trabajo cambió mientras tanto. Tu pedido sigue en pie: si falta algo, lo
      resuelve una persona de Plomada y te escribe.
    </p>`,
  )

/** Adds the page that confirms a withdrawal. Uses a form, because mail programs open links. */
export function addConfirmPage(app: FastifyInstance, db: Db, getDeps: () => WithdrawalDeps): void {
  app.register((scope, _options, registered) => {
    addFormParser(scope, 1024)

    scope.get(CONFIRM_PATH, async (request, reply) => {
      const { clave } = fields.parse(request.query)
      const found = await findConfirmable(db, clave, getDeps())
      if (!found) return sendInvalid(reply)
      return sendCard(
        reply,
        200,
        'Confirmar mi arrepentimiento',
        html`<p>
            Cancelamos la contratación y te devolvemos lo que pagaste. Tu código es <b>${found.code}</b>.
          </p>
          <form method="post" action="${CONFIRM_PATH}">
            <input type="hidden" name="clave" value="${clave}" /><button class="button accent block">
              Confirmar mi arrepentimiento
            </button>
          </form>`,
      )
    })

    // Needs no CSRF token: the key in the form is the credential, not a cookie.
    scope.post(CONFIRM_PATH, async (request, reply) => {
      const { clave } = fields.parse(readFields(request.body))
      if (!(await confirmWithdrawal(db, clave, getDeps()))) return sendInvalid(reply)
      return sendCard(
        reply,
        200,
        'Listo, te devolvemos la plata',
        html`<p>Cancelamos la contratación. Tu banco puede tardar unos días en mostrar la devolución.</p>`,
      )
    })
    registered()
  })
}
