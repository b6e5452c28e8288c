import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { offerCalls, professionalCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import {
  toOfferCard,
  toProfessionalCard,
  type ShareContent,
  type ShareKind,
} from './shareCard/shareCard.content.ts'
import { renderShareCard } from './shareCard/shareCard.image.ts'
import type { Site } from './web.document.ts'
import { createVisitorClient, type SendCall } from './web.visitorClient.ts'

/** Cards in memory, of about 60 kB each. */
const MAX_CARDS = 100
/** Cards that wait to be rendered, one at a time; more are refused. */
const MAX_QUEUED = 16
const fileName = /^([1-9]\d{0,8})\.jpg$/

/** Serves the share cards of offers and professionals, with what a visitor sees of them. */
export function addShareCards(
  app: FastifyInstance,
  { messages, readPhoto }: Pick<Site, 'messages' | 'readPhoto'>,
): void {
  const message = (text: string) => messages?.[text] ?? text
  const readContent: Record<ShareKind, (send: SendCall, id: number) => Promise<ShareContent | null>> = {
    service: async (send, id) => {
      const found = await send(offerCalls.preview, { params: { id } })
      return found && toOfferCard(found.result, message)
    },
    professional: async (send, id) => {
      const found = await send(professionalCalls.preview, { params: { id } })
      return found && toProfessionalCard(found.result, message)
    },
  }
  const render = createCardCache(async ({ photo, ...content }) =>
    renderShareCard({ ...content, photo: photo === null ? null : await readPhoto(photo) }),
  )
  for (const kind of ['service', 'professional'] as const)
    app.get<{ Params: { file: string } }>(`/page/share/${kind}/:file`, async (request, reply) => {
      const content = await findContent(app, request, readContent[kind])
      const tag = hash(content)
      reply.headers({ etag: `"${tag}"`, 'cache-control': 'public, max-age=3600' })
      if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send()
      return reply.type('image/jpeg').send(await render(tag, content))
    })
}

async function findContent(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { file: string } }>,
  read: (send: SendCall, id: number) => Promise<ShareContent | null>,
): Promise<ShareContent> {
  const id = fileName.exec(request.params.file)?.[1]
  if (id === undefined) return refuse('notFound')
  let hasFailed = false
  const send = createVisitorClient(app, request, { onFailure: () => (hasFailed = true) })
  return (await read(send, Number(id))) ?? refuse(hasFailed ? 'unavailable' : 'notFound')
}

const hash = (content: ShareContent) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** Renders one card at a time and keeps the newest ones. Parallel requests for a card wait for the same one. */
function createCardCache(
  create: (content: ShareContent) => Promise<Buffer>,
): (tag: string, content: ShareContent) => Promise<Buffer> {
  const cards = new Map<string, Promise<Buffer>>()
  let queued = 0
  let last: Promise<unknown> = Promise.resolve()
  return (tag, content) => {
    const known = cards.get(tag)
    if (known) return known
    if (queued >= MAX_QUEUED) return refuse('unavailable')
    queued++
    const card = last.then(() => create(content)).finally(() => queued--)
    last = card.catch(() => cards.delete(tag))
    cards.set(tag, card)
    const [oldest] = cards.keys()
    if (cards.size > MAX_CARDS && oldest !== undefined) cards.delete(oldest)
    return card
  }
}
