import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../database/database.ts'
import { pushDevices, pushMessages } from '../../database/schema/notifications.ts'
import { createQueueWorker, type QueueWorker } from '../queue.ts'
import { createSendingTime } from './push.limits.ts'
import type { PushTransport } from './push.ts'

interface PushWorkerOptions {
  db: Db
  transport: PushTransport
  /** Returns whether it is night, when only urgent messages are sent. By default all are. */
  isQuiet?: () => boolean
  /** Interval between checks, in milliseconds. @default 1000 */
  pollMs?: number
  onError?: (error: unknown) => void
}

const payloadSchema = z.object({
  deviceId: z.int(),
  content: z.object({
    title: z.string(),
    body: z.string(),
    url: z.string(),
    tag: z.string(),
    group: z.string().exactOptional(),
  }),
})

/** Creates a worker that sends the push messages, and deletes devices whose subscription has ended. */
export function createPushWorker({ db, transport, ...options }: PushWorkerOptions): QueueWorker {
  const sendingTime = createSendingTime()
  return createQueueWorker({
    db,
    table: pushMessages,
    // After two minutes of failures a message is not news.
    maxAttempts: 8,
    keepDays: 7,
    ...options,
    async handle({ payload }) {
      const { deviceId, content } = payloadSchema.parse(payload)
      const [device] = await db.select().from(pushDevices).where(eq(pushDevices.id, deviceId))
      if (!device) return
      if (sendingTime.isUsedUp(device.userId)) throw new Error('The push services of the user respond late')
      const startedAt = performance.now()
      const outcome = await transport
        .send(device, content)
        .finally(() => sendingTime.add(device.userId, performance.now() - startedAt))
      if (outcome === 'gone') await db.delete(pushDevices).where(eq(pushDevices.id, deviceId))
    },
  })
}
