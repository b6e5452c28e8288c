import {
  bitsToDays,
  canSeeAddress,
  type Assignment,
  type AssignmentParty,
  type AssignmentState,
  type HistoryEntry,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { assignmentPhotos } from '../database/schema/assignmentPhotos.ts'
import { assignments, history, proposals } from '../database/schema/assignments.ts'
import { conversations } from '../database/schema/conversations.ts'
import { offers, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { reviews } from '../database/schema/reviews.ts'
import { isOfProvider } from '../payment/otherProvider.queries.ts'
import type { Capabilities } from '../services/payments/payments.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'

const clients = alias(users, 'clients')
const partyColumns = (table: typeof users) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
  photo: table.photo,
})

/** Returns what a person is to a job; null for everyone but its parties and admins. */
export function getAssignmentRole(
  { id, role }: Person,
  { clientId, workerId }: { clientId: number; workerId: number },
): AssignmentParty | 'admin' | null {
  if (id === clientId) return 'client'
  if (id === workerId) return 'worker'
  return role === 'admin' ? 'admin' : null
}

/** Return the addresses of photos. */
export interface AssignmentUrls {
  photoUrl: PhotoUrl
  /** Of photos that only the parties and admins see. */
  privateUrl: (photo: string) => string
  /** What the configured provider does with the money of payments. */
  payments: Pick<Capabilities, 'canHold' | 'canSplit'>
}

/** Returns a job as one of its parties or an admin sees it. For others it does not exist. */
export async function findAssignment(
  db: Db,
  me: Person & { isActive: boolean },
  id: number,
  { photoUrl, privateUrl, payments: capabilities }: AssignmentUrls,
): Promise<Assignment> {
  const [row] = await db
    .select({
      assignment: assignments,
      offer: offers,
      client: partyColumns(clients as unknown as typeof users),
      worker: { ...partyColumns(users), days: users.days, shift: users.shift },
      conversationId: conversations.id,
      reviewId: reviews.id,
    })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .innerJoin(clients, eq(clients.id, offers.ownerId))
    .innerJoin(users, eq(users.id, assignments.workerId))
    .leftJoin(
      conversations,
      and(
        eq(conversations.offerId, assignments.offerId),
        eq(conversations.professionalId, assignments.workerId),
      ),
    )
    .leftJoin(reviews, eq(reviews.offerId, assignments.offerId))
    .where(eq(assignments.id, id))
  const role = row && getAssignmentRole(me, { clientId: row.client.id, workerId: row.worker.id })
  if (!role) return refuse('notFound')
  const { assignment, offer, client, worker, conversationId, reviewId } = row
  const isSeen = canSeeAddress(
    me,
    { owner: client, hiredId: offer.hiredId },
    offer.addressVisibility ?? 'hired',
  )
  const { commissionRate: rate, commissionMinimum: minimum } = assignment
  const paid = await listPaid(db, id)
  return {
    ...assignment,
    commission: role === 'client' ? null : { rate, minimum },
    state: assignment.state as AssignmentState,
    isHeld: holdsMoney(assignment, paid, capabilities.canHold),
    canRefund: paid.every((payment) => isOfProvider(payment, { capabilities })),
    proposals: await listProposals(db, id),
    history: await listHistory(db, id, privateUrl),
    offer: {
      id: offer.id,
      title: offer.title,
      photo: photoUrl(offer.photo),
      city: offer.city,
      address: isSeen ? offer.address : null,
    },
    client: { ...client, photo: photoUrl(client.photo) },
    worker: { ...worker, days: bitsToDays(worker.days), photo: photoUrl(worker.photo) },
    payments: role === 'worker' ? [] : paid.map(({ id: paymentId, amount }) => ({ id: paymentId, amount })),
    conversationId: role === 'admin' ? null : conversationId,
    isRated: reviewId !== null,
    role,
  }
}

/** Checks whether the money of a job waits for the confirmation, or would after the payment: a provider divides off a fee when it does not. */
const holdsMoney = (
  { paidAt }: { paidAt: Date | null },
  paid: readonly { fee: number | null }[],
  canHold: boolean,
): boolean => (paidAt === null ? canHold : paid.every(({ fee }) => fee === null))

/** Reads whether the money of a job is held. */
export const isMoneyHeld = async (
  db: Db,
  job: { id: number; paidAt: Date | null },
  canHold: boolean,
): Promise<boolean> => holdsMoney(job, job.paidAt === null ? [] : await listPaid(db, job.id), canHold)

/** Returns the open proposals of a job. */
export const listProposals = (db: Db, assignmentId: number): Promise<Assignment['proposals']> =>
  db
    .select({
      id: proposals.id,
      kind: proposals.kind,
      by: proposals.by,
      amount: proposals.amount,
      day: proposals.day,
      shift: proposals.shift,
      createdAt: proposals.createdAt,
    })
    .from(proposals)
    .where(and(eq(proposals.assignmentId, assignmentId), eq(proposals.state, 'open')))
    .orderBy(asc(proposals.id))

/** Returns the payments of a job that arrived, the oldest first. */
const listPaid = (db: Db, assignmentId: number) =>
  db
    .select({ id: payments.id, amount: payments.amount, sellerId: payments.sellerId, fee: payments.fee })
    .from(payments)
    .where(and(eq(payments.assignmentId, assignmentId), isNotNull(payments.paidAt)))
    .orderBy(asc(payments.id))

async function listHistory(
  db: Db,
  assignmentId: number,
  privateUrl: AssignmentUrls['privateUrl'],
): Promise<HistoryEntry[]> {
  const entries = await db
    .select({
      id: history.id,
      event: history.event,
      by: history.by,
      text: history.text,
      amount: history.amount,
      day: history.day,
      shift: history.shift,
      createdAt: history.createdAt,
    })
    .from(history)
    .where(eq(history.assignmentId, assignmentId))
    .orderBy(asc(history.id))
  const photos = await db
    .select()
    .from(assignmentPhotos)
    .where(eq(assignmentPhotos.assignmentId, assignmentId))
    .orderBy(asc(assignmentPhotos.position))
  const ofEntry = Map.groupBy(photos, ({ historyId }) => historyId)
  return entries.map((entry) => ({
    ...entry,
    photos: (ofEntry.get(entry.id) ?? []).map(({ key, photo }) => ({ id: key, url: privateUrl(photo) })),
  }))
}
