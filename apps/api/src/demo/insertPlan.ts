import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { getLocalDay, PROVINCE } from '@plomada/domain'
import { hash } from '@plomada/art'
import type { Db } from '../database/database.ts'
import { alerts } from '../database/schema/alerts.ts'
import { applicationPhotos } from '../database/schema/applicationPhotos.ts'
import { applications, offers, trades, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { notifications } from '../database/schema/notifications.ts'
import { offerTrades, userTrades } from '../database/schema/lists.ts'
import { questions } from '../database/schema/questions.ts'
import { reviews } from '../database/schema/reviews.ts'
import { demoSubject } from '../services/identity/embedded/demoSubject.ts'
import { createAlerts } from './alerts.ts'
import { insertConversations } from './conversations.ts'
import { insertJobs } from './jobs.ts'
import { insertLedger } from './ledger.ts'
import { insertPayouts } from './payouts.ts'
import { createNotifications } from './notifications.ts'
import { daysAfter, publicationDate, type DemoOffer, type DemoTerms } from './offerHistory.ts'
import { getPictureName, type Picture } from './pictures.ts'
import type { DemoPlan } from './plan.ts'
import { createQuestions } from './questions.ts'

/** The values of the rows that are not in the plan. */
export interface RowContext {
  /** The issuer of the identity provider. */
  issuer: string
  now: Date
  /** The keys of the saved pictures, by name. */
  photoKeys: ReadonlyMap<string, string>
}

type InsertedOffer = { offer: DemoOffer; id: number }
type Ids = ReadonlyMap<string, number>

// A statement accepts 65,535 values; a batch stays below that in every table.
const BATCH = 400

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH)
}

const getId = (ids: Ids, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo has no ${name}.`)
  return id
}

const getPhotoKey = (picture: Picture | null, { photoKeys }: RowContext): string | null =>
  picture && (photoKeys.get(getPictureName(picture)) ?? null)

const byTime = (one: { createdAt: Date }, other: { createdAt: Date }) =>
  one.createdAt.getTime() - other.createdAt.getTime()

async function insertTrades(tx: Db, plan: DemoPlan): Promise<Ids> {
  const values = plan.trades.map(({ name, description }) => ({ name, description }))
  const rows = await tx.insert(trades).values(values).returning({ id: trades.id, name: trades.name })
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Sums up the ratings of each professional. */
function sumRatings(plan: DemoPlan): Map<string, { ratingSum: number; ratingCount: number }> {
  const ratings = new Map<string, { ratingSum: number; ratingCount: number }>()
  for (const { hired, review } of plan.offers) {
    if (!hired || !review) continue
    const { ratingSum, ratingCount } = ratings.get(hired) ?? { ratingSum: 0, ratingCount: 0 }
    ratings.set(hired, { ratingSum: ratingSum + review.score, ratingCount: ratingCount + 1 })
  }
  return ratings
}

async function insertPeople(tx: Db, plan: DemoPlan, tradeIds: Ids, context: RowContext): Promise<Ids> {
  const ratings = sumRatings(plan)
  const values = plan.people.map((person) => {
    const { nickname, joined, picture, trades: _, isWoman: _1, quality: _2, ...columns } = person
    // Spread within the day by the hash of the nickname.
    const createdAt = publicationDate(context.now, joined + (hash(nickname) % 900) / 1000)
    return {
      ...columns,
      nickname,
      issuer: context.issuer,
      subject: demoSubject(nickname),
      photo: getPhotoKey(picture, context),
      ...ratings.get(nickname),
      createdAt,
      updatedAt: createdAt,
    }
  })
  const rows = await tx.insert(users).values(values).returning({ id: users.id, nickname: users.nickname })
  const ids = new Map(rows.map(({ id, nickname }) => [nickname, id]))
  const links = plan.people.flatMap(({ nickname, trades: names }) =>
    names.map((name) => ({ userId: getId(ids, nickname), tradeId: getId(tradeIds, name) })),
  )
  await tx.insert(userTrades).values(links)
  return ids
}

/** Inserts all offers as open: a worker can be hired only after applying. */
async function insertOffers(
  tx: Db,
  plan: DemoPlan,
  { userIds, tradeIds }: { userIds: Ids; tradeIds: Ids },
  context: RowContext,
): Promise<InsertedOffer[]> {
  const inserted: InsertedOffer[] = []
  for (const batch of batches(plan.offers)) {
    const values = batch.map((offer) => ({
      ownerId: getId(userIds, offer.owner),
      title: offer.title,
      description: offer.description,
      budget: offer.budget,
      province: PROVINCE,
      city: offer.city,
      address: offer.address,
      photo: getPhotoKey(offer.picture, context),
      isActive: offer.isActive,
      publishedAt: offer.publishedAt,
      expiresAt: daysAfter(context.now, 6 + (hash(offer.title + offer.address) % 24)),
    }))
    const rows = await tx.insert(offers).values(values).returning({ id: offers.id })
    // The rows are returned in the order of the values.
    for (const [index, offer] of batch.entries()) {
      const row = rows[index]
      if (row) inserted.push({ offer, id: row.id })
    }
  }
  const links = inserted.flatMap(({ offer, id }) =>
    offer.trades.map((name) => ({ offerId: id, tradeId: getId(tradeIds, name) })),
  )
  for (const batch of batches(links)) await tx.insert(offerTrades).values(batch)
  return inserted
}

function toTermsRow(terms: DemoTerms, createdAt: Date, now: Date) {
  const { quote = null, previousAmount = null, message, daysUntil, shift = null } = terms
  const isEdited = previousAmount !== null
  return {
    quote,
    previousAmount,
    message,
    shift,
    availableFrom: daysUntil === undefined ? null : getLocalDay(daysAfter(now, daysUntil)),
    state: isEdited ? ('edited' as const) : ('sent' as const),
    updatedAt: isEdited ? daysAfter(createdAt, 0.05) : null,
  }
}

async function insertApplications(
  tx: Db,
  inserted: readonly InsertedOffer[],
  userIds: Ids,
  context: RowContext,
): Promise<void> {
  const { now } = context
  const rows = inserted.flatMap(({ offer, id }) =>
    offer.applications.map(({ worker, at: createdAt, terms }) => ({
      offerId: id,
      workerId: getId(userIds, worker),
      createdAt,
      ...(terms && toTermsRow(terms, createdAt, now)),
    })),
  )
  for (const batch of batches(rows.toSorted(byTime))) await tx.insert(applications).values(batch)
  for (const { offer, id } of inserted)
    for (const { worker, terms } of offer.applications)
      if (terms?.photos)
        await insertApplicationPhotos(tx, terms.photos, [id, getId(userIds, worker)], context)
}

async function insertApplicationPhotos(
  tx: Db,
  pictures: readonly Picture[],
  [offerId, workerId]: [number, number],
  context: RowContext,
): Promise<void> {
  const [application] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.offerId, offerId), eq(applications.workerId, workerId)))
  const applicationId = application?.id ?? null
  const rows = pictures.flatMap((picture, position) => {
    const photo = getPhotoKey(picture, context)
    return photo === null ? [] : [{ offerId, workerId, key: randomUUID(), photo, applicationId, position }]
  })
  await tx.insert(applicationPhotos).values(rows)
}

async function hireWorkers(tx: Db, inserted: readonly InsertedOffer[], userIds: Ids): Promise<void> {
  const hirings = inserted.flatMap(({ offer, id }) =>
    offer.hired === null
      ? []
      : {
          id,
          state: offer.state,
          hired_id: getId(userIds, offer.hired),
          accepted_at: offer.acceptedAt,
          settled_at: offer.settledAt,
        },
  )
  await tx.execute(sql`
    update offers set state = given.state, hired_id = given.hired_id, agreed_amount = offers.budget,
      accepted_at = given.accepted_at, settled_at = given.settled_at
    from jsonb_to_recordset(${JSON.stringify(hirings)}::jsonb)
      as given(id int, state text, hired_id int, accepted_at timestamptz, settled_at timestamptz)
    where offers.id = given.id`)
  await tx.execute(sql`
    update applications set updated_at = offers.accepted_at from offers
    where offers.id = offer_id and applications.state in ('accepted', 'expired')`)
}

async function insertPayments(tx: Db, inserted: readonly InsertedOffer[]): Promise<void> {
  const rows = inserted.flatMap(({ offer, id }) =>
    offer.settledAt === null
      ? []
      : {
          offerId: id,
          amount: offer.budget,
          sessionId: `cs_demo_${id}`,
          url: `/checkout/cs_demo_${id}`,
          state: 'paid' as const,
          createdAt: daysAfter(offer.settledAt, -0.002),
          paidAt: offer.settledAt,
        },
  )
  for (const batch of batches(rows.toSorted(byTime))) await tx.insert(payments).values(batch)
  await insertSessions(tx)
}

/** Inserts the sessions of these payments at the embedded provider, so that a reconciliation finds no differences. */
async function insertSessions(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into sandbox_objects (id, created_at, payload)
    select p.session_id, p.created_at, jsonb_build_object(
      'id', p.session_id, 'object', 'checkout.session', 'mode', 'payment', 'livemode', false, 'currency', 'ars',
      'amount_subtotal', p.amount * 100, 'amount_total', p.amount * 100, 'status', 'complete',
      'payment_status', 'paid', 'payment_intent', 'pi_demo_' || p.id, 'url', null, 'locale', 'es-419',
      'client_reference_id', p.offer_id || '-' || p.id, 'metadata', '{}'::jsonb,
      'created', extract(epoch from p.created_at)::bigint,
      'expires_at', extract(epoch from p.created_at)::bigint + 86400,
      'success_url', 'http://localhost/', 'cancel_url', 'http://localhost/',
      'line_items', jsonb_build_object('object', 'list', 'data', jsonb_build_array(jsonb_build_object(
        'description', o.title, 'quantity', 1, 'amount_total', p.amount * 100))))
    from payments p join offers o on o.id = p.offer_id where p.session_id like 'cs_demo_%'`)
}

async function insertReviews(tx: Db, inserted: readonly InsertedOffer[], userIds: Ids): Promise<void> {
  const rows = inserted.flatMap(({ offer, id }) =>
    offer.review === null || offer.hired === null
      ? []
      : {
          offerId: id,
          authorId: getId(userIds, offer.owner),
          professionalId: getId(userIds, offer.hired),
          score: offer.review.score,
          text: offer.review.text,
          createdAt: offer.review.at,
        },
  )
  for (const batch of batches(rows.toSorted(byTime))) await tx.insert(reviews).values(batch)
}

/** Inserts a plan into an empty marketplace. */
export async function insertPlan(tx: Db, plan: DemoPlan, context: RowContext): Promise<void> {
  const tradeIds = await insertTrades(tx, plan)
  const userIds = await insertPeople(tx, plan, tradeIds, context)
  const inserted = await insertOffers(tx, plan, { userIds, tradeIds }, context)
  await insertApplications(tx, inserted, userIds, context)
  await hireWorkers(tx, inserted, userIds)
  await insertPayments(tx, inserted)
  await insertJobs(tx, context.now)
  await insertLedger(tx)
  await insertPayouts(tx, context.now)
  await insertReviews(tx, inserted, userIds)
  const asked = createQuestions(inserted, (nickname) => getId(userIds, nickname))
  for (const batch of batches(asked)) await tx.insert(questions).values(batch)
  await insertConversations(tx, inserted, (nickname) => getId(userIds, nickname), context.now)
  const rows = createNotifications(inserted, (nickname) => getId(userIds, nickname), context.now)
  for (const batch of batches(rows.toSorted(byTime))) await tx.insert(notifications).values(batch)
  await tx
    .insert(alerts)
    .values(createAlerts(getId(userIds, 'bruno'), (name) => getId(tradeIds, name), context.now))
}
