import type { FastifyReply } from 'fastify'
import { drawPage } from '../../../http/page.ts'
import type { Page } from '../../../http/page.ts'
import type { InteractionParts } from './interactions.ts'
import { identityPageHeaders } from './pages.ts'
import { createVisits } from './visit.ts'
import type { Visit } from './visit.ts'

/** The page that each `screen_hint` of a sign-in opens. */
const firstPages: Readonly<Record<string, string>> = { signup: 'crear-cuenta', 'reset-password': 'recuperar' }

/** What the handlers of all pages share: how an interaction is found, and how its pages are sent. */
export function createInteractionPages({
  current,
  path,
  home,
  origins,
  mailPlace,
  record,
}: InteractionParts) {
  const visits = createVisits(current, record)
  /** Finds the interaction that this browser began, with what all of its pages need. */
  async function begun(request: Visit, reply: FastifyReply) {
    const base = `${path}/ingreso/${request.params.uid}`
    return { ...(await visits.begun(request, reply)), home, base, mailPlace }
  }

  return {
    ...visits,
    begun,
    /** The provider sends every browser to one address; the product may have asked for another page than the sign-in. */
    async start(request: Visit, reply: FastifyReply) {
      const { hint, base } = await begun(request, reply)
      return reply.redirect(`${base}/${firstPages[String(hint)] ?? 'ingresar'}`, 303)
    },
    /** Sends a page. */
    show: (reply: FastifyReply, status: number, page: Page) =>
      reply
        .code(status)
        .headers(identityPageHeaders(origins))
        .send(drawPage(page, reply.request.headers.cookie)),
  }
}

/** See `createInteractionPages`. */
export type InteractionPages = ReturnType<typeof createInteractionPages>

/** Shown when an address or a mailbox has had too many tries. */
export const tooMany = {
  title: 'Demasiados intentos',
  text: 'Por seguridad hay que esperar 15 minutos antes de volver a intentar.',
}
