import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import {
  DECLINE_REASON_MAXIMUM,
  DESCRIPTION_MAXIMUM,
  maskContactData,
  NAME_MAXIMUM,
  OFFER_DESCRIPTION_MAXIMUM,
  TITLE_MAXIMUM,
} from '@plomada/domain'
import { transact, type Db } from './database.ts'
import { applications, offers, users } from './schema/core.ts'
import { backfills } from './schema/infrastructure.ts'
import { offerTrades } from './schema/lists.ts'

const BATCH = 500

/** The texts to mask in each table, with the most characters of a masked one. */
const sources = [
  {
    table: offers,
    name: 'offers',
    columns: { title: TITLE_MAXIMUM, description: OFFER_DESCRIPTION_MAXIMUM },
  },
  {
    table: users,
    name: 'users',
    columns: { firstName: NAME_MAXIMUM, lastName: NAME_MAXIMUM, description: DESCRIPTION_MAXIMUM },
  },
  { table: applications, name: 'applications', columns: { declineReason: DECLINE_REASON_MAXIMUM } },
] as const

type Source = (typeof sources)[number]

/**
 * Masks the contact data of public texts that were stored before they were masked (decision 0080). Done once; continues
 * where it was interrupted, and one process at a time does it.
 */
export async function maskStoredTexts(db: Db, signal?: AbortSignal): Promise<void> {
  for (const source of sources) {
    let hasMore = true
    while (hasMore) hasMore = signal?.aborted !== true && (await maskBatch(db, source))
  }
}

/** Masks the next rows. Returns false when none is left, or another process is at work. */
const maskBatch = (db: Db, { table, name, columns }: Source): Promise<boolean> =>
  transact(db, async (tx) => {
    const isOpen = and(eq(backfills.name, name), isNull(backfills.doneAt))
    const [progress] = await tx.select().from(backfills).where(isOpen).for('update', { skipLocked: true })
    if (!progress) return false
    const rows: Record<string, unknown>[] = await tx
      .select()
      .from(table)
      .where(gt(table.id, progress.lastId))
      .orderBy(asc(table.id))
      .limit(BATCH)
    for (const row of rows) {
      const changes = maskRow(row, columns)
      const id = Number(row['id'])
      if (Object.keys(changes).length > 0) await tx.update(table).set(changes).where(eq(table.id, id))
      // The copy in which titles are searched.
      if (changes['title'] !== undefined)
        await tx
          .update(offerTrades)
          .set({ plainTitle: sql`public.plain(${changes['title']})` })
          .where(eq(offerTrades.offerId, id))
    }
    const last = rows.at(-1)
    await tx
      .update(backfills)
      .set(last && rows.length === BATCH ? { lastId: Number(last['id']) } : { doneAt: sql`now()` })
      .where(isOpen)
    return rows.length === BATCH
  })

function maskRow(row: Readonly<Record<string, unknown>>, columns: Readonly<Record<string, number>>) {
  const changes: Record<string, string> = {}
  for (const [column, maximum] of Object.entries(columns)) {
    const text = row[column]
    if (typeof text !== 'string') continue
    const masked = maskContactData(text)
    if (masked !== text) changes[column] = masked.slice(0, maximum)
  }
  return changes
}
