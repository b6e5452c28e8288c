import * as z from 'zod'
import type { Db } from '../../database/database.ts'
import { outbox } from '../../database/schema.ts'
import { createQueueWorker } from '../queue.ts'
import type { QueueWorker } from '../queue.ts'
import type { MailTransport } from './mail.transport.ts'

interface OutboxOptions {
  db: Db
  transport: MailTransport
  /** How often to look. @default 1000 */
  pollMs?: number
  /** How long one worker may take for a mail before another one tries. @default 120 */
  leaseSeconds?: number
  /** Tries before a mail is left with its last error. @default 12 */
  maxAttempts?: number
  onError?: (error: unknown) => void
}

const payloadOf = z.object({
  to: z.string().min(3),
  subject: z.string(),
  text: z.string(),
  html: z.string().exactOptional(),
  replyTo: z.string().exactOptional(),
})

/** Sends what the outbox holds. Several servers may run one each: a mail goes to one of them. */
export function createOutboxWorker({ db, transport, ...options }: OutboxOptions): QueueWorker {
  return createQueueWorker({
    db,
    table: outbox,
    // Longer than the transport's own time limits, so that a slow mail is not sent by two.
    leaseSeconds: 120,
    // A mail holds an address and may hold a code: it goes some time after it was sent.
    keepDays: 30,
    ...options,
    handle: ({ id, payload }) => transport.send(id, payloadOf.parse(payload)),
  })
}

/** Starts sending. Stopping lets the mail at hand go out and closes the transport. */
export function startOutbox(options: OutboxOptions): { stop: () => Promise<void> } {
  const worker = createOutboxWorker(options)
  worker.start()
  return {
    async stop() {
      await worker.stop()
      options.transport.close()
    },
  }
}
