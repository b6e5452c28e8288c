import { sql } from 'drizzle-orm'
import { commissionOf, PROVINCE } from '@plomada/domain'
import { hash } from '@plomada/art'
import type { Db } from '../database/database.ts'
import {
  applications,
  notifications,
  offers,
  offerTrades,
  payments,
  reviews,
  trades,
  users,
  userTrades,
} from '../database/schema.ts'
import { demoSubject } from '../services/identity/embedded/demoSubject.ts'
import { newsOf } from './news.ts'
import { daysAfter, publicationDate } from './jobs.ts'
import type { DemoOffer } from './jobs.ts'
import { pictureName } from './pictures.ts'
import type { Picture } from './pictures.ts'
import type { DemoPlan } from './plan.ts'

/** What the rows need beside the plan. */
export interface RowContext {
  /** Who vouches for the people. */
  issuer: string
  now: Date
  /** Keys of the kept pictures, by name. */
  photoKeys: ReadonlyMap<string, string>
}

type Placed = { offer: DemoOffer; id: number }
type Ids = ReadonlyMap<string, number>

// A statement takes 65,535 values; these stay far below with every table.
const BATCH = 400

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH)
}

const idIn = (ids: Ids, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo does not know ${name}.`)
  return id
}

const keyOf = (picture: Picture | null, { photoKeys }: RowContext): string | null =>
  picture && (photoKeys.get(pictureName(picture)) ?? null)

const byTime = (one: { createdAt: Date }, other: { createdAt: Date }) =>
  one.createdAt.getTime() - other.createdAt.getTime()

async function insertTrades(tx: Db, plan: DemoPlan): Promise<Ids> {
  const values = plan.trades.map(({ name, description }) => ({ name, description }))
  const rows = await tx.insert(trades).values(values).returning({ id: trades.id, name: trades.name })
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** A professional's stars, as every new rating would have added them up. */
function ratingsOf(plan: DemoPlan): Map<string, { ratingSum: number; ratingCount: number }> {
  const ratings = new Map<string, { ratingSum: number; ratingCount: number }>()
  for (const { hired, review } of plan.offers) {
    if (!hired || !review) continue
    const { ratingSum, ratingCount } = ratings.get(hired) ?? { ratingSum: 0, ratingCount: 0 }
    ratings.set(hired, { ratingSum: ratingSum + review.score, ratingCount: ratingCount + 1 })
  }
  return ratings
}

async function insertPeople(tx: Db, plan: DemoPlan, tradeIds: Ids, context: RowContext): Promise<Ids> {
  const ratings = ratingsOf(plan)
  const values = plan.people.map((person) => {
    // Nobody joins at the same minute as everybody else.
    const createdAt = publicationDate(context.now, person.joined + (hash(person.nickname) % 900) / 1000)
    return {
      issuer: context.issuer,
      subject: demoSubject(person.nickname),
      nickname: person.nickname,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone,
      province: person.province,
      city: person.city,
      address: person.address,
      description: person.description,
      photo: keyOf(person.picture, context),
      role: person.role,
      isActive: person.isActive,
      days: person.days,
      shift: person.shift,
      ...ratings.get(person.nickname),
      createdAt,
      updatedAt: createdAt,
    }
  })
  const rows = await tx.insert(users).values(values).returning({ id: users.id, nickname: users.nickname })
  const ids = new Map(rows.map(({ id, nickname }) => [nickname, id]))
  const skills = plan.people.flatMap(({ nickname, trades: names }) =>
    names.map((name) => ({ userId: idIn(ids, nickname), tradeId: idIn(tradeIds, name) })),
  )
  await tx.insert(userTrades).values(skills)
  return ids
}

/** Offers enter open: whoever is hired has to have applied first. */
async function insertOffers(
  tx: Db,
  plan: DemoPlan,
  { userIds, tradeIds }: { userIds: Ids; tradeIds: Ids },
  context: RowContext,
): Promise<Placed[]> {
  const placed: Placed[] = []
  for (const batch of batches(plan.offers)) {
    const values = batch.map((offer) => ({
      ownerId: idIn(userIds, offer.owner),
      title: offer.title,
      description: offer.description,
      budget: offer.budget,
      province: PROVINCE,
      city: offer.city,
      address: offer.address,
      photo: keyOf(offer.picture, context),
      isActive: offer.isActive,
      publishedAt: offer.publishedAt,
    }))
    const rows = await tx.insert(offers).values(values).returning({ id: offers.id })
    // Rows come back in the order in which they were sent.
    for (const [place, offer] of batch.entries()) {
      const row = rows[place]
      if (row) placed.push({ offer, id: row.id })
    }
  }
  const wanted = placed.flatMap(({ offer, id }) =>
    offer.trades.map((name) => ({ offerId: id, tradeId: idIn(tradeIds, name) })),
  )
  for (const batch of batches(wanted)) await tx.insert(offerTrades).values(batch)
  return placed
}

async function insertApplications(tx: Db, placed: readonly Placed[], userIds: Ids): Promise<void> {
  const rows = placed.flatMap(({ offer, id }) =>
    offer.applications.map(({ worker, at }) => ({
      offerId: id,
      workerId: idIn(userIds, worker),
      createdAt: at,
    })),
  )
  for (const batch of batches(rows.toSorted(byTime))) await tx.insert(applications).values(batch)
}

async function hireWorkers(tx: Db, placed: readonly Placed[], userIds: Ids): Promise<void> {
  const hirings = placed.flatMap(({ offer, id }) =>
    offer.hired === null
      ? []
      : [
          {
            id,
            state: offer.state,
            hired_id: idIn(userIds, offer.hired),
            accepted_at: offer.acceptedAt,
            settled_at: offer.settledAt,
          },
        ],
  )
  await tx.execute(sql`
    update offers set state = given.state, hired_id = given.hired_id, agreed_amount = offers.budget,
      accepted_at = given.accepted_at, settled_at = given.settled_at
    from jsonb_to_recordset(${JSON.stringify(hirings)}::jsonb)
      as given(id int, state text, hired_id int, accepted_at timestamptz, settled_at timestamptz)
    where offers.id = given.id`)
}

async function insertPayments(tx: Db, placed: readonly Placed[]): Promise<void> {
  const rows = placed.flatMap(({ offer, id }) =>
    offer.settledAt === null
      ? []
      : [
          {
            offerId: id,
            amount: offer.budget,
            commission: commissionOf(offer.budget),
            sessionId: `cs_demo_${id}`,
            url: `/checkout/cs_demo_${id}`,
            state: 'paid' as const,
            createdAt: daysAfter(offer.settledAt, -0.002),
            paidAt: offer.settledAt,
          },
        ],
  )
  for (const batch of batches(rows.toSorted(byTime))) await tx.insert(payments).values(batch)
  await insertReceipts(tx)
}

/** What the embedded payment provider would remember of these payments: its books and ours agree. */
async function insertReceipts(tx: Db): Promise<void> {
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

async function insertReviews(tx: Db, placed: readonly Placed[], userIds: Ids): Promise<void> {
  const rows = placed.flatMap(({ offer, id }) =>
    offer.review === null || offer.hired === null
      ? []
      : [
          {
            offerId: id,
            authorId: idIn(userIds, offer.owner),
            professionalId: idIn(userIds, offer.hired),
            score: offer.review.score,
            text: offer.review.text,
            createdAt: offer.review.at,
          },
        ],
  )
  for (const batch of batches(rows.toSorted(byTime))) await tx.insert(reviews).values(batch)
}

/** Writes a whole plan into a marketplace that is empty. */
export async function insertPlan(tx: Db, plan: DemoPlan, context: RowContext): Promise<void> {
  const tradeIds = await insertTrades(tx, plan)
  const userIds = await insertPeople(tx, plan, tradeIds, context)
  const placed = await insertOffers(tx, plan, { userIds, tradeIds }, context)
  await insertApplications(tx, placed, userIds)
  await hireWorkers(tx, placed, userIds)
  await insertPayments(tx, placed)
  await insertReviews(tx, placed, userIds)
  const news = newsOf(placed, (nickname) => idIn(userIds, nickname), context.now)
  for (const batch of batches(news)) await tx.insert(notifications).values(batch)
}
