import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  budgetTooLarge,
  fullName,
  href,
  offerStates,
  ownPages,
  paths,
  whyNotAccept,
  whyNotApply,
  whyNotPicture,
} from '@plomada/domain'
import type { City, Province } from '@plomada/domain'
import { offerWords } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/define'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { applications, offers, offerTrades, users } from '../database/schema.ts'
import type { CountAct } from '../http/quotas.ts'
import { notify } from '../notification/notification.actions.ts'
import { enqueueCombinedMail, enqueueMail } from '../services/mail/mail.ts'
import { mailTexts } from '../services/mail/mail.texts.ts'
import { knownTrades } from '../trade/trade.queries.ts'
import type { Person } from '../user/user.queries.ts'

/** What somebody publishes. */
export interface NewOffer {
  title: string
  description: string
  tradeIds: readonly number[]
  budget: number
  province: Province
  city: City
  address: string
  /** Names the intention: the same key never publishes twice. */
  creationKey?: string | undefined
}

/**
 * Publishes an offer and gives its id; with a key that was used before, gives the offer of that time, as it is told
 * now: whoever sends the form again because the photo had failed may have mended the text meanwhile.
 */
export async function publish(
  db: Db,
  owner: Person,
  { tradeIds, creationKey, ...facts }: NewOffer,
  { budgetMax, count }: { budgetMax: number; count: CountAct },
): Promise<number> {
  if (facts.budget > budgetMax)
    refuse('invalid', { fields: { [offerWords.budget]: budgetTooLarge(budgetMax) } })
  return transact(db, async (tx) => {
    const trades = await knownTrades(tx, tradeIds)
    // Before the insert, which locks the counters of a city for everyone who publishes there.
    if (!(await hasPublished(tx, owner, creationKey))) await count(tx)
    const [created] = await tx
      .insert(offers)
      .values({ ...facts, ownerId: owner.id, creationKey: creationKey ?? null })
      .onConflictDoNothing({ target: [offers.ownerId, offers.creationKey] })
      .returning({ id: offers.id })
    if (created) {
      await tx.insert(offerTrades).values(trades.map((tradeId) => ({ offerId: created.id, tradeId })))
      return created.id
    }
    const [earlier] = await tx
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.ownerId, owner.id), sql`${offers.creationKey} = ${creationKey ?? null}`))
      .for('update')
    if (!earlier) return refuse('conflict')
    const [retold] = await tx
      .update(offers)
      .set(facts)
      .where(and(eq(offers.id, earlier.id), isUntouched))
      .returning({ id: offers.id })
    if (retold) {
      await tx.delete(offerTrades).where(eq(offerTrades.offerId, retold.id))
      await tx.insert(offerTrades).values(trades.map((tradeId) => ({ offerId: retold.id, tradeId })))
    }
    return earlier.id
  })
}

async function hasPublished(tx: Db, owner: Person, creationKey: string | undefined): Promise<boolean> {
  if (creationKey === undefined) return false
  const sameKey = and(eq(offers.ownerId, owner.id), eq(offers.creationKey, creationKey))
  return (await tx.select({ id: offers.id }).from(offers).where(sameKey)).length > 0
}

/** Nobody has applied to it: its terms may still change. */
const isUntouched = and(
  inArray(offers.state, offerStates.from('accept')),
  sql`not exists (select 1 from ${applications} where ${applications.offerId} = ${offers.id})`,
)

/** Refuses whoever does not own the offer; asked before an upload is worked on. */
export async function refuseUnlessOwner(db: Db, person: Person, offerId: number): Promise<void> {
  const [offer] = await db
    .select({ owner: { id: offers.ownerId }, state: offers.state })
    .from(offers)
    .where(eq(offers.id, offerId))
  refuseIf(offer ? whyNotPicture(person, offer) : 'notFound')
}

/** Puts a photo that was kept on one's own offer. */
export async function setOfferPhoto(db: Db, person: Person, offerId: number, photo: string): Promise<void> {
  await db
    .update(offers)
    .set({ photo })
    .where(and(eq(offers.id, offerId), eq(offers.ownerId, person.id)))
}

/** Applies to an offer and tells its owner; applying again changes nothing. */
export async function applyTo(
  db: Db,
  worker: Person,
  offerId: number,
  { publicUrl, count }: { publicUrl: string; count: CountAct },
): Promise<void> {
  await transact(db, async (tx) => {
    // Shared: applications do not wait for each other, but one that is being accepted is waited for.
    const offer = await lockOffer(tx, offerId, 'share')
    const [earlier] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.offerId, offerId), eq(applications.workerId, worker.id)))
    refuseIf(whyNotApply(worker, { ...offer, hasApplied: earlier !== undefined }))
    if (earlier) return
    await count(tx)
    const created = await tx
      .insert(applications)
      .values({ offerId, workerId: worker.id })
      .onConflictDoNothing()
      .returning({ id: applications.id })
    if (created.length === 0) return
    const owner = await addressee(tx, offer.owner.id)
    await notify(tx, { kind: 'application', userId: owner.id, fromId: worker.id, offerId })
    await enqueueCombinedMail(tx, {
      topic: `applied ${offerId} ${owner.id}`,
      name: fullName(await addressee(tx, worker.id)),
      write: (workers) =>
        mailTexts.applied({
          to: owner.email,
          title: offer.title,
          workers,
          link: publicUrl + (ownPages(owner)?.publications ?? paths.home),
        }),
    })
  })
}

/** Accepts one applicant, freezes the price and tells them; the same one again changes nothing. */
export async function accept(
  db: Db,
  owner: Person,
  { offerId, workerId }: { offerId: number; workerId: number },
  publicUrl: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    const applicantIds = await activeApplicants(tx, offerId)
    refuseIf(whyNotAccept(owner, { ...offer, applicantIds }, workerId))
    if (offer.hiredId === workerId) return
    const state = offerStates.next(offer.state, 'accept')
    if (!state) refuse('alreadyAccepted')
    const changed = await tx
      .update(offers)
      .set({ state, hiredId: workerId, agreedAmount: offer.budget, acceptedAt: sql`now()` })
      .where(and(eq(offers.id, offerId), eq(offers.state, offer.state)))
      .returning({ id: offers.id })
    if (changed.length === 0) refuse('conflict')
    const worker = await addressee(tx, workerId)
    await notify(tx, { kind: 'acceptance', userId: workerId, fromId: owner.id, offerId })
    await enqueueMail(
      tx,
      mailTexts.accepted({
        to: worker.email,
        title: offer.title,
        client: fullName(await addressee(tx, owner.id)),
        amount: offer.budget,
        link: publicUrl + href(paths.assignments, { id: workerId }),
      }),
    )
  })
}

async function activeApplicants(tx: Db, offerId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: applications.workerId })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.workerId))
    .where(and(eq(applications.offerId, offerId), eq(users.isActive, true)))
  return rows.map(({ id }) => id)
}

/** The facts of an offer that rules ask for; the row stays locked until the transaction ends. */
export async function lockOffer(tx: Db, offerId: number, strength: 'share' | 'update') {
  const [row] = await tx
    .select({ offer: offers, ownerIsActive: users.isActive })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.ownerId))
    .where(eq(offers.id, offerId))
    .for(strength, { of: offers })
  if (!row) refuse('notFound')
  const { offer, ownerIsActive } = row
  return { ...offer, owner: { id: offer.ownerId }, isActive: offer.isActive && ownerIsActive }
}

/** Whom a mail is about or for. */
export async function addressee(tx: Db, id: number) {
  const [person] = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      // An address that nobody has proven may belong to a third person, and gets no mail.
      email: sql<string>`case when ${users.isEmailProven} then ${users.email} else '' end`,
      role: users.role,
    })
    .from(users)
    .where(eq(users.id, id))
  return person ?? refuse('notFound')
}
