import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { offerCalls, professionalCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import { withTimeout } from '../withTimeout.ts'
import {
  toOfferCard,
  toProfessionalCard,
  type ShareContent,
  type ShareKind,
} from './shareCard/shareCard.content.ts'
import { renderShareCard } from './shareCard/shareCard.image.ts'
import type { Site } from './document.ts'
import { createVisitorClient, type SendCall } from './visitorClient.ts'

/** Cards in memory, of about 60 kB each. */
const MAX_CARDS = 100
/** Cards that wait for their photo or for others to be rendered; more are refused. */
const MAX_QUEUED = 16
/** Milliseconds to wait for a photo, well below the time limit of a request. A card without its photo is not kept. */
const PHOTO_TIMEOUT_MS = 2000
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
  const getCard = createCardCache((url) => readPhotoInTime(app, readPhoto, url))
  for (const kind of ['service', 'professional'] as const)
    app.get<{ Params: { file: string } }>(`/page/share/${kind}/:file`, async (request, reply) => {
      const content = await findContent(app, request, readContent[kind])
      const tag = `"${hash(content)}"`
      const caching = { etag: tag, 'cache-control': 'public, max-age=3600' }
      if (request.headers['if-none-match'] === tag) return reply.headers(caching).code(304).send()
      const { image, isComplete } = await getCard(tag, content)
      return reply
        .headers(isComplete ? caching : { 'cache-control': 'no-store' })
        .type('image/jpeg')
        .send(image)
    })
}

/** Reads a photo. Returns `unavailable` if that fails or takes too long. */
async function readPhotoInTime(
  { log }: Pick<FastifyInstance, 'log'>,
  readPhoto: Site['readPhoto'],
  url: string,
): Promise<Buffer | null | 'unavailable'> {
  try {
    const photo = await withTimeout(readPhoto(url), PHOTO_TIMEOUT_MS)
    if (photo !== 'timeout') return photo
    log.error({ photo: url }, 'a photo for a share card is late')
  } catch (error) {
    log.error({ err: error }, 'a photo for a share card cannot be read')
  }
  return 'unavailable'
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

interface Card {
  image: Buffer
  /** Whether it has the photo of its content. */
  isComplete: boolean
}

/**
 * Renders one card at a time and keeps the newest complete ones. Photos are read in parallel, so that a slow one delays
 * only its card. Parallel requests for a card wait for the same one.
 */
function createCardCache(
  readPhoto: (url: string) => Promise<Buffer | null | 'unavailable'>,
): (tag: string, content: ShareContent) => Promise<Card> {
  const cards = new Map<string, Promise<Card>>()
  let queued = 0
  let last: Promise<unknown> = Promise.resolve()
  const create = async (content: ShareContent): Promise<Card> => {
    const photo = content.photo === null ? null : await readPhoto(content.photo)
    const isComplete = photo !== 'unavailable'
    const image = last.then(() => renderShareCard({ ...content, photo: isComplete ? photo : null }))
    last = image.catch(() => undefined)
    return { image: await image, isComplete }
  }
  return (tag, content) => {
    const known = cards.get(tag)
    if (known) return known
    if (queued >= MAX_QUEUED) return refuse('unavailable')
    queued++
    const card = create(content).finally(() => queued--)
    card.then(
      ({ isComplete }) => isComplete || cards.delete(tag),
      () => cards.delete(tag),
    )
    cards.set(tag, card)
    const [oldest] = cards.keys()
    if (cards.size > MAX_CARDS && oldest !== undefined) cards.delete(oldest)
    return card
  }
}
