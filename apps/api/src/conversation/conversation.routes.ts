import { conversationAccess } from '@plomada/domain'
import { conversationCalls } from '@plomada/domain/calls'
import { callRefusal, type ProblemCode } from '@plomada/domain/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { MountRoutes } from '../app.deps.ts'
import { users } from '../database/schema/core.ts'
import { handleCall } from '../http/handleCall.ts'
import { createPhotoUrl } from '../user/user.queries.ts'
import { markMessagesRead, openConversation, sendMessage, showTyping } from './conversation.actions.ts'
import {
  countUnreadMessages,
  findLastMessageId,
  getConversation,
  listConversations,
  listMessages,
  listMessagesAfter,
  requireReadable,
  requireWritable,
} from './conversation.queries.ts'
import { createLiveHub } from './hub.live.ts'
import { beginEventStream } from './stream.live.ts'

/** Returns the id of the last event that a client has received, or null. */
function getLastEventId({ headers }: FastifyRequest): number | null {
  const lastEventId = headers['last-event-id']
  const id = typeof lastEventId === 'string' && /^\d{1,10}$/.test(lastEventId) ? Number(lastEventId) : null
  return id !== null && id < 2 ** 31 ? id : null
}

/** Mounts the calls about conversations. */
export const routes: MountRoutes = (app, { database, services: { photos }, clock }) => {
  const { db } = database
  const photoUrl = createPhotoUrl(photos)
  const forNow = () => ({ photoUrl, now: clock() })

  handleCall(app, conversationCalls.list, ({ query, me }) =>
    listConversations(db, query, { me, ...forNow() }),
  )
  handleCall(app, conversationCalls.unread, async ({ me }) => ({
    unread: await countUnreadMessages(db, me),
  }))
  handleCall(app, conversationCalls.open, async ({ body, me }) => ({
    result: await getConversation(db, me, await openConversation(db, me, body), forNow()),
  }))
  handleCall(app, conversationCalls.get, async ({ params, me }) => ({
    result: await getConversation(db, me, params.id, forNow()),
  }))
  handleCall(app, conversationCalls.messages, async ({ params, query, me }) => {
    const standing = await requireReadable(db, me, params.id, clock())
    return listMessages(db, standing, { conversationId: params.id, before: query.before }, photoUrl)
  })
  handleCall(app, conversationCalls.send, async ({ params, body, me }) => ({
    result: await app.quotas.limit('conversationMessage', me, (count) =>
      sendMessage(db, me, { conversationId: params.id, ...body }, { ...forNow(), count }),
    ),
  }))
  handleCall(app, conversationCalls.photo, async ({ params, body, file, me }) => {
    const { key, text = '' } = body
    // Before the photo is processed.
    await requireWritable(db, me, params.id, { now: clock() })
    const photo = await photos.save(file)
    const message = { conversationId: params.id, key, text, photo }
    const result = await app.quotas.limit('conversationMessage', me, (count) =>
      sendMessage(db, me, message, { ...forNow(), count }),
    )
    return { result }
  })
  handleCall(app, conversationCalls.markRead, async ({ params, body, me }) => {
    await markMessagesRead(db, me, { conversationId: params.id, upTo: body.upTo, now: clock() })
    return { unread: await countUnreadMessages(db, me) }
  })
  handleCall(app, conversationCalls.typing, async ({ params, me }) => {
    await showTyping(db, me, { conversationId: params.id, now: clock() })
    return { ok: true } as const
  })

  const hub = createLiveHub({
    database,
    photoUrl,
    async accessRefusal(userId): Promise<ProblemCode | null> {
      const [user] = await db
        .select({ role: users.role, isActive: users.isActive })
        .from(users)
        .where(eq(users.id, userId))
      const requester = user ? ({ kind: 'user', ...user } as const) : null
      return callRefusal({ ...conversationAccess.stream, method: 'GET' }, requester)
    },
    onError: (error) => app.log.warn({ err: error }, 'the stream of messages'),
  })
  app.addHook('preClose', () => hub.stop())
  handleCall(
    app,
    conversationCalls.stream,
    async ({ query, me }) => {
      const newest = await findLastMessageId(db, me)
      if (query.after === undefined) return { result: [], lastId: newest }
      const result = await listMessagesAfter(db, me, query.after, photoUrl)
      return { result, lastId: result.at(-1)?.message.id ?? Math.min(query.after, newest) }
    },
    {
      stream({ query, me, request }, reply) {
        hub.refuseTooMany(me.id)
        let remove = () => {}
        const stream = beginEventStream(reply, () => remove())
        if (stream) remove = hub.add(me.id, stream, getLastEventId(request) ?? query.after ?? null)
      },
    },
  )
}
