import type { Db } from '../../database/database.ts'
import { outbox } from '../../database/schema/infrastructure.ts'
import { createQueueWorker, type QueueWorker } from '../queue.ts'
import type { MailLinks } from './mail.links.ts'
import { toMailPayload } from './mail.stored.ts'
import type { MailTransport } from './mail.transport.ts'

interface OutboxOptions {
  db: Db
  transport: MailTransport
  /** Creates the links of mails about notifications. */
  links: MailLinks
  /** Returns whether it is night, when only urgent mails are sent. By default all are. */
  isQuiet?: () => boolean
  /** Interval between checks, in milliseconds. @default 1000 */
  pollMs?: number
  /** Seconds after which another worker may send the mail. @default 120 */
  leaseSeconds?: number
  /** Attempts after which a mail keeps its last error. @default 12 */
  maxAttempts?: number
  onError?: (error: unknown) => void
}

/** Creates a worker that sends the mails of the outbox. Several servers may each run one: every mail goes to only one. */
export function createOutboxWorker({ db, transport, links, ...options }: OutboxOptions): QueueWorker {
  return createQueueWorker({
    db,
    table: outbox,
    // Longer than the timeouts of the transport, so that two workers never send the same slow mail.
    leaseSeconds: 120,
    // Sent mails contain addresses and codes, so they are deleted.
    keepDays: 30,
    ...options,
    handle: ({ id, payload }) => transport.send(id, toMailPayload(payload, links)),
  })
}

/** Starts a worker. Stopping finishes the current mail and closes the transport. */
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
