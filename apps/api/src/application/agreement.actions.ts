import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  acceptRefusal,
  applyRefusal,
  getAmount,
  hasLeft,
  hasTerms,
  hireRefusal,
  isJustRaised,
  openApplicationStates,
  reapplyRefusal,
  type ApplicationDraft,
  type ApplicationTerms,
} from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { applications, users } from '../database/schema/core.ts'
import { createAssignment } from '../assignment/create.actions.ts'
import { recordConfirmation } from '../offer/life/history.queries.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import { transitionOffer } from '../offer/phase.actions.ts'
import type { Person } from '../user/user.queries.ts'
import { lockApplication, refuseInvalidTerms, type TermsContext } from './application.actions.ts'
import { notifyHired } from './hiring.actions.ts'
import { setPhotos } from './photos.actions.ts'
import { notifyApplied, notifyOthers } from './notices.actions.ts'

/** Applies to an offer and notifies its owner. Applying again has no effect, unless the application was withdrawn. */
export async function applyToOffer(
  db: Db,
  worker: Person,
  { offerId, terms: { photoIds = [], ...terms } }: { offerId: number; terms: ApplicationDraft },
  { count, ...limits }: TermsContext,
): Promise<void> {
  await transact(db, async (tx) => {
    // Shared: applications do not wait for each other, only for an acceptance.
    const offer = await lockOffer(tx, offerId, 'share')
    const existing = await lockApplication(tx, offerId, worker.id)
    const hasApplied = existing !== undefined && !hasLeft(existing.state)
    refuseIf(applyRefusal(worker, { ...offer, hasApplied }))
    if (existing) refuseIf(reapplyRefusal(existing.state, { ...terms, photoIds }))
    if (hasApplied) return
    refuseInvalidTerms(terms, limits)
    await count(tx)
    const sentId = await (existing
      ? sendAgain(tx, existing.id, terms, getRaise(existing, terms, offer))
      : send(tx, offerId, worker.id, terms))
    if (sentId !== undefined) {
      if (existing?.isOutdated)
        await recordConfirmation(tx, { offerId, workerId: worker.id, now: limits.now })
      await setPhotos(tx, { offerId, workerId: worker.id, applicationId: sentId }, photoIds)
      return notifyApplied(tx, { offer, workerId: worker.id }, terms.quote)
    }
    // A concurrent request was faster.
    if (hasTerms({ ...terms, photoIds })) refuse('alreadyApplied')
  })
}

/** Returns the id of the new application; undefined if there is one. */
async function send(
  tx: Db,
  offerId: number,
  workerId: number,
  terms: ApplicationTerms,
): Promise<number | undefined> {
  const [created] = await tx
    .insert(applications)
    .values({ offerId, workerId, ...terms })
    .onConflictDoNothing()
    .returning({ id: applications.id })
  return created?.id
}

/** Returns the earlier amount of an application that is sent again with a higher one, and the time of the change. */
function getRaise(before: Quoted, after: Quoted, offer: { budget: number }) {
  const previousAmount = getAmount(before, offer)
  return getAmount(after, offer) > previousAmount ? { previousAmount, updatedAt: sql`now()` } : {}
}
type Quoted = Parameters<typeof getAmount>[0]

async function sendAgain(
  tx: Db,
  id: number,
  terms: ApplicationTerms,
  raise: ReturnType<typeof getRaise>,
): Promise<number> {
  await tx
    .update(applications)
    .set({
      ...terms,
      state: 'sent',
      createdAt: sql`now()`,
      updatedAt: null,
      previousAmount: null,
      counterAmount: null,
      counterState: null,
      isOutdated: false,
      ...raise,
    })
    .where(eq(applications.id, id))
  return id
}

interface Acceptance {
  offerId: number
  workerId: number
  /** The price that the client has seen. Without it, a price that was just raised is refused. */
  amount?: number | undefined
  /** Address of the product, for the mail to the client. */
  publicUrl: string
}

/**
 * Accepts an applicant, fixes the price and notifies all applicants. Accepting the same one again has no effect. A trigger
 * sets the states of the applications.
 */
export async function acceptApplicant(
  db: Db,
  owner: Person,
  { offerId, workerId, amount, publicUrl }: Acceptance,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    const application = await findAcceptable(tx, offerId, workerId)
    refuseIf(acceptRefusal(owner, { ...offer, applicantIds: application ? [workerId] : [] }, workerId))
    if (offer.hiredId === workerId) return
    if (!application) return refuse('notApplicant')
    refuseIf(hireRefusal(application))
    const agreedAmount = getAmount(application, offer)
    if (amount === undefined ? isJustRaised(application, agreedAmount, now) : amount !== agreedAmount)
      refuse('amountChanged')
    const others = await findOtherApplicants(tx, offerId, workerId)
    const change = { by: 'client', actorId: owner.id, now, amount: agreedAmount } as const
    await transitionOffer(tx, offer, {
      ...change,
      event: 'accept',
      columns: { state: 'proceso', hiredId: workerId, agreedAmount, acceptedAt: now },
    })
    await createAssignment(tx, { offerId, workerId, amount: agreedAmount }, change)
    await notifyHired(tx, { offer, workerId, amount: agreedAmount, publicUrl })
    await notifyOthers(tx, { offer }, others)
  })
}

/** Finds the application of an active user. */
async function findAcceptable(tx: Db, offerId: number, workerId: number) {
  const [row] = await tx
    .select({
      state: applications.state,
      quote: applications.quote,
      isOutdated: applications.isOutdated,
      previousAmount: applications.previousAmount,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.workerId))
    .where(
      and(eq(applications.offerId, offerId), eq(applications.workerId, workerId), eq(users.isActive, true)),
    )
  return row
}

async function findOtherApplicants(tx: Db, offerId: number, workerId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: applications.workerId })
    .from(applications)
    .where(
      and(
        eq(applications.offerId, offerId),
        ne(applications.workerId, workerId),
        inArray(applications.state, openApplicationStates),
      ),
    )
  return rows.map(({ id }) => id)
}
