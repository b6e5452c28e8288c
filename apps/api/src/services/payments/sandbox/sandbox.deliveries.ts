import { TIME_ZONE } from '@plomada/domain'
import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginCallback } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../../database/database.ts'
import { addFormParser, readFields } from '../../../http/formBody.ts'
import { html, sendPage, type Html, type Page } from '../../../http/page/page.ts'
import { LOST, type Delivery } from './sandbox.objects.ts'
import { sandboxEvents } from './sandbox.schema.ts'

/** What the next payment does; one for all payers of this process. */
export interface NextDelivery {
  value: Delivery
}

const deliveries: Record<Delivery, { name: string; about: string }> = {
  normal: { name: 'Llega enseguida', about: 'Como siempre.' },
  late: { name: 'Llega tarde', about: 'El aviso sale dos minutos después del pago.' },
  twice: { name: 'Llega dos veces', about: 'El mismo aviso, repetido. Tiene que contar una sola vez.' },
  lost: { name: 'Se pierde', about: 'El aviso no sale nunca. El pago tiene que aparecer igual.' },
}

const kinds: Record<string, string> = {
  'checkout.session.completed': 'Pago hecho',
  'checkout.session.expired': 'Pago vencido',
  'refund.created': 'Devolución',
  'charge.dispute.created': 'Contracargo abierto',
  'charge.dispute.closed': 'Contracargo resuelto',
}

const dateFormat = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
})

type Row = typeof sandboxEvents.$inferSelect

function formatState({ doneAt, lastError, attempts, runAt }: Row): string {
  if (doneAt) return lastError === LOST ? 'Se perdió' : 'Entregado'
  if (lastError) return `Falló ${attempts === 1 ? 'una vez' : `${attempts} veces`}, lo intentamos de nuevo`
  return runAt > new Date() ? `Sale a las ${dateFormat.format(runAt)}` : 'Por salir'
}

const listChoices = (next: Delivery): Html[] =>
  (Object.keys(deliveries) as Delivery[]).map((value) => {
    const { name, about } = deliveries[value]
    return html`<li>
      <button class="choice" name="next" value="${value}" aria-pressed="${value === next ? 'true' : 'false'}">
        <span class="about"><b>${name}</b><span>${about}</span></span
        >${value === next && html`<span>✓ Elegido</span>`}
      </button>
    </li>`
  })

const listEvents = (rows: readonly Row[]): Html[] =>
  rows.map(
    (row) =>
      html`<li>
        <button class="choice" name="again" value="${row.id}">
          <span class="about"
            ><b>${kinds[row.payload.type] ?? row.payload.type}</b
            ><span>${dateFormat.format(row.createdAt)} · ${formatState(row)}</span></span
          ><span>Mandar de nuevo</span>
        </button>
      </li>`,
  )

const deliveriesPage = (next: Delivery, rows: readonly Row[]): Page => ({
  title: 'Avisos del proveedor de pagos',
  brand: 'Plomada Pagos',
  note: 'entorno de prueba',
  isWide: true,
  card: html`<div class="tight">
      <h1>Avisos del proveedor de pagos</h1>
      <p class="muted">
        Cuando alguien paga, el proveedor le avisa al sitio. En la vida real ese aviso puede llegar tarde, dos
        veces o nunca: probá qué pasa.
      </p>
    </div>
    <form class="stack" method="post" action="/sandbox" aria-labelledby="next">
      <h2 id="next">El aviso del próximo pago</h2>
      <ul class="choices">
        ${listChoices(next)}
      </ul>
    </form>
    <hr class="divider" />
    <form class="stack" method="post" action="/sandbox" aria-labelledby="events">
      <h2 id="events">Últimos avisos</h2>
      ${
        rows.length > 0
          ? html`<ul class="choices">
              ${listEvents(rows)}
            </ul>`
          : html`<p class="muted">Todavía no hay avisos. El primero aparece con un pago.</p>`
      }
    </form>
    <div class="actions"><a class="button secondary" href="/">Ir al sitio</a></div>`,
})

const form = z.object({
  next: z.enum(['normal', 'late', 'twice', 'lost']).optional().catch(undefined),
  again: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
})

/** Serves the page on which the operator of a demonstration triggers what providers do wrong: late, repeated and lost events. */
export const sandboxDeliveries: FastifyPluginCallback<{ db: Db; next: NextDelivery }> = (
  app,
  { db, next },
  done,
) => {
  app.removeAllContentTypeParsers()
  addFormParser(app, 4096)
  app.get('/sandbox', async (_request, reply) => {
    const rows = await db.select().from(sandboxEvents).orderBy(desc(sandboxEvents.id)).limit(20)
    return sendPage(reply, 200, deliveriesPage(next.value, rows))
  })
  app.post('/sandbox', async (request, reply) => {
    const { next: chosen, again } = form.parse(readFields(request.body))
    if (chosen) next.value = chosen
    if (again !== undefined) await sendAgain(db, again)
    return reply.redirect('/sandbox', 303)
  })
  done()
}

const sendAgain = (db: Db, id: number) =>
  db
    .update(sandboxEvents)
    .set({ runAt: new Date(), doneAt: null, lockedUntil: null, lastError: null })
    .where(eq(sandboxEvents.id, id))
