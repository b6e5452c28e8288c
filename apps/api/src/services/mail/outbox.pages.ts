import { TIME_ZONE } from '@plomada/domain'
import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginCallback } from 'fastify'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/database.ts'
import { outbox } from '../../database/schema/infrastructure.ts'
import { notice } from '../../http/page/parts.ts'
import { html, sendPage, type Html, type Page } from '../../http/page/page.ts'
import type { MailLinks } from './mail.links.ts'
import { toMailPayload } from './mail.stored.ts'
import { getMailDestination } from './mail.transport.ts'

interface OutboxPagesOptions {
  db: Db
  config: Pick<Config, 'demo' | 'mail'>
  links: MailLinks
}

type Row = typeof outbox.$inferSelect

const MAX_LISTED = 100
const params = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })
const subjectSchema = z.object({ to: z.string().catch(''), subject: z.string().catch('') })

const dateFormat = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

function formatState({ doneAt, lastError }: Row): string {
  if (doneAt) return 'Enviado'
  return lastError ? 'Lo intentamos de nuevo' : 'Por enviar'
}

function listPage(rows: Row[]): Page {
  const items = rows.map((row) => {
    const { to, subject } = subjectSchema.parse(row.payload)
    return html`<li>
      <a class="choice" href="/outbox/${row.id}">
        <span class="about"><b>${subject}</b><span>${to}</span></span>
        <span>${dateFormat.format(row.createdAt)} · ${formatState(row)}</span>
      </a>
    </li>`
  })
  const empty = html`<p class="muted">
    Todavía no hay correos. El primero aparece con una postulación, un pago o una valoración.
  </p>`
  return {
    title: 'Correos',
    note: 'demostración',
    isWide: true,
    card: html`<div class="tight">
        <h1>Correos</h1>
        <p class="muted">
          Lo que el sitio mandó, del más nuevo al más viejo. Quedan acá en lugar de salir a la red.
        </p>
      </div>
      ${
        rows.length > 0
          ? html`<ul class="choices">
              ${items}
            </ul>`
          : empty
      }
      <div class="actions"><a class="button secondary" href="/">Ir al sitio</a></div>`,
  }
}

const mailDetails = (row: Row, to: string): Html =>
  html`<dl class="details">
    <dt>Para</dt>
    <dd>${to}</dd>
    <dt>Fecha</dt>
    <dd>${dateFormat.format(row.createdAt)}</dd>
    <dt>Estado</dt>
    <dd>${formatState(row)}</dd>
  </dl>`

/** Renders URLs as links and everything else as text. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

function messagePage(row: Row, links: MailLinks): Page {
  const { to, subject, text } = toMailPayload(row.payload, links)
  return {
    title: subject,
    note: 'demostración',
    isWide: true,
    card: html`<h1>${subject}</h1>
      ${mailDetails(row, to)}${row.lastError && !row.doneAt && notice('error', 'El último intento falló', row.lastError)}
      <hr class="divider" />
      <div class="prose">${withLinks(text)}</div>
      <div class="actions"><a class="button secondary" href="/outbox">Todos los correos</a></div>`,
  }
}

const notFoundPage: Page = {
  title: 'Correo inexistente',
  note: 'demostración',
  card: html`<h1>Este correo no existe</h1>
    <div class="actions"><a class="button secondary" href="/outbox">Todos los correos</a></div>`,
}

/** Serves the outbox pages, in a demonstration without an SMTP server only. */
export const outboxPages: FastifyPluginCallback<OutboxPagesOptions> = (app, { db, config, links }, done) => {
  if (getMailDestination(config) !== 'pages') return done()
  app.get('/outbox', async (_request, reply) => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(MAX_LISTED)
    return sendPage(reply, 200, listPage(rows))
  })
  app.get('/outbox/:id', async (request, reply) => {
    const parsed = params.safeParse(request.params)
    const [row] = parsed.success ? await db.select().from(outbox).where(eq(outbox.id, parsed.data.id)) : []
    return row ? sendPage(reply, 200, messagePage(row, links)) : sendPage(reply, 404, notFoundPage)
  })
  done()
}
