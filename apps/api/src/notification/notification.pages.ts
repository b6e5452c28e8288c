import { notificationEvents } from '@plomada/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Db } from '../database/database.ts'
import { addFormParser, readFields } from '../http/formBody.ts'
import { html, sendPage, type Html } from '../http/page/page.ts'
import {
  createUnsubscribeToken,
  readUnsubscribeToken,
  UNSUBSCRIBE_PATH,
  type UnsubscribeTopic,
} from '../services/mail/mail.links.ts'
import { unsubscribe, willPauseAlerts } from './preferences.actions.ts'

const fields = z.object({ clave: z.string().max(200).catch('') })

const sendCard = (reply: FastifyReply, status: number, title: string, content: Html) =>
  sendPage(reply, status, {
    title,
    card: html`<h1>${title}</h1>
      ${content}`,
  })

const siteLinks = html`<div class="actions">
  <a class="button secondary" href="/notifications/preferences">Elegir mis notificaciones</a>
</div>`

function describeTopic(topic: UnsubscribeTopic): string {
  if (topic === 'all') return 'los correos con novedades'
  if (topic === 'digest') return 'el resumen diario'
  return `los correos de «${notificationEvents[topic].label}»`
}

const pausedAlerts = html` Las <a href="/alertas">alertas diarias</a> las dejamos en pausa.`

const sendInvalid = (reply: FastifyReply) =>
  sendCard(
    reply,
    404,
    'Ese enlace no sirve',
    html`<p>Está incompleto. También podés elegir tus notificaciones desde tu cuenta.</p>
      ${siteLinks}`,
  )

const unsubscribeForm = (token: string, label: string, style: 'accent' | 'secondary') =>
  html`<form method="post" action="${UNSUBSCRIBE_PATH}?clave=${token}">
    <button class="button ${style} block">${label}</button>
  </form>`

/**
 * Adds the page that ends mails without a session. Opening it only shows a form, because mail programs open links; the
 * request of RFC 8058 and the form are the same POST.
 */
export function addUnsubscribePage(app: FastifyInstance, db: Db, key: string): void {
  app.register((scope, _options, registered) => {
    addFormParser(scope, 1024)
    const readToken = (query: unknown) => {
      const { clave } = fields.parse(query)
      const unsubscription = readUnsubscribeToken(key, clave)
      return unsubscription && { token: clave, unsubscription }
    }

    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const read = readToken(request.query)
      if (!read) return sendInvalid(reply)
      const { token, unsubscription } = read
      const { userId, topic } = unsubscription
      const all = createUnsubscribeToken(key, { userId, topic: 'all' })
      return sendCard(
        reply,
        200,
        'Dejar de recibir correos',
        html`<p>
            No te vamos a mandar más ${describeTopic(topic)}. Tus notificaciones siguen en el
            sitio.${(await willPauseAlerts(db, unsubscription)) && pausedAlerts}
          </p>
          ${unsubscribeForm(token, `No recibir más ${describeTopic(topic)}`, 'accent')}${
            topic !== 'all' && unsubscribeForm(all, 'No recibir ningún correo con novedades', 'secondary')
          }`,
      )
    })

    // Needs no CSRF token: the key in the address is the credential, not a cookie.
    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const read = readToken(request.query) ?? readToken(readFields(request.body))
      if (!read) return sendInvalid(reply)
      const isPausing = await willPauseAlerts(db, read.unsubscription)
      await unsubscribe(db, read.unsubscription)
      const { topic } = read.unsubscription
      return sendCard(
        reply,
        200,
        'Listo',
        html`<p>
            Ya no te mandamos ${describeTopic(topic)}. Los códigos y los avisos de seguridad,
            sí.${isPausing && pausedAlerts}
          </p>
          ${siteLinks}`,
      )
    })
    registered()
  })
}
