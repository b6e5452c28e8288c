import { isEmail } from '@plomada/domain/text'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../database/database.ts'
import { outbox } from '../../database/schema/infrastructure.ts'
import { type NoticeMail, removeNul, toPayload } from './mail.ts'

/** The mails of a topic, which have the same recipient. Each combines several events, such as applications or messages. */
export interface Topic<Entry> {
  topic: string
  /** Creates the mail of all of its entries, in order. Entries are stored as JSON. */
  write: (entries: readonly Entry[]) => NoticeMail
  /** Returns what a waiting mail keeps of its entries. @default everything */
  compact?: (entries: readonly Entry[]) => readonly Entry[]
}

interface CombinedMail<Entry> extends Topic<Entry> {
  /** What this event adds to the mail. */
  entry: Entry
  /** When it may be sent. @default now */
  runAt?: SQL
}

/** Minimum minutes between two mails of a topic. */
const COMBINED_MINUTES = 15

/** The most entries of a mail, the newest ones: each event reads and writes all of them. */
const ENTRIES_MAXIMUM = 200

const storedEntries = z.object({ entries: z.array(z.unknown()) })

/**
 * Adds a mail to the outbox, or extends the unsent one of the same topic. The first mail is sent immediately, the next
 * ones at least 15 minutes after the last. Pass the transaction of the event.
 */
export async function enqueueCombinedMail<Entry>(db: Db, combined: CombinedMail<Entry>): Promise<void> {
  const { topic, entry, write, compact = (entries) => entries, runAt = sql`now()` } = combined
  const first = write([entry])
  if (!isEmail(first.to)) return
  const lastSent = sql`(select max(done_at) from outbox where topic = ${topic})`
  const inserted = await db
    .insert(outbox)
    .values({
      kind: first.kind,
      topic,
      payload: removeNul({ ...toPayload(first), entries: [entry] }),
      runAt: sql`greatest(${runAt}, ${lastSent} + make_interval(mins => ${COMBINED_MINUTES}))`,
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  if (inserted.length > 0) return
  const isExtended = await changeWaitingMail<Entry>(db, { topic, write }, (entries) =>
    compact([...entries, entry]).slice(-ENTRIES_MAXIMUM),
  )
  if (!isExtended) return enqueueCombinedMail(db, combined)
}

/** Changes the entries of the unsent mail of a topic, and deletes it if none is left. Returns false if there is none. */
export async function changeWaitingMail<Entry>(
  db: Db,
  { topic, write }: Topic<Entry>,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<boolean> {
  const isUnsent = and(eq(outbox.topic, topic), isNull(outbox.doneAt), eq(outbox.attempts, 0))
  // Locked, so that neither the worker nor another event changes it before the update.
  const [row] = await db.select().from(outbox).where(isUnsent).for('update')
  if (!row) return false
  // Written by `enqueueCombinedMail` with the same topic.
  const entries = change(storedEntries.parse(row.payload).entries as Entry[])
  if (entries.length === 0) await db.delete(outbox).where(eq(outbox.id, row.id))
  else
    await db
      .update(outbox)
      .set({ payload: removeNul({ ...toPayload(write(entries)), entries }) })
      .where(eq(outbox.id, row.id))
  return true
}
