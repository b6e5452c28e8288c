import { and, asc, eq, notInArray, type SQL } from 'drizzle-orm'
import {
  leftApplicationStates,
  listRefusal,
  maskContactData,
  type Application,
  type ApplicationPhoto,
  type User,
} from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { applications, offers } from '../database/schema/core.ts'
import { countStepBacks } from '../professional/stepBacks.queries.ts'
import { findPhotos } from './photos.queries.ts'
import { findUsers, type Person, type PhotoUrl } from '../user/user.queries.ts'

interface Context {
  photoUrl: PhotoUrl
  now: Date
}

/** Returns the applications to an own offer, the oldest first, without withdrawn ones. Open ones show no contact data. */
export async function listApplications(
  db: Db,
  { viewer, ...context }: { viewer: Person } & Context,
  offerId: number,
): Promise<Application[]> {
  const [offer] = await db
    .select({ ownerId: offers.ownerId, hiredId: offers.hiredId, state: offers.state })
    .from(offers)
    .where(eq(offers.id, offerId))
  if (!offer) return refuse('notFound')
  refuseIf(listRefusal(viewer, { ...offer, owner: { id: offer.ownerId } }))
  const shown = and(eq(applications.offerId, offerId), notInArray(applications.state, leftApplicationStates))
  const found = await readApplications(db, context, shown)
  return found.flatMap(({ application, isActive }) => {
    const isAccepted = application.state === 'accepted'
    // A banned applicant cannot be accepted; a banned worker stays visible.
    if (!isActive && !isAccepted) return []
    return [isAccepted ? application : { ...application, message: maskContactData(application.message) }]
  })
}

/** Returns the user's application to an offer, or null. */
export async function findOwnApplication(
  db: Db,
  { viewer, ...context }: { viewer: Person } & Context,
  offerId: number,
): Promise<Application | null> {
  const isOwn = and(eq(applications.offerId, offerId), eq(applications.workerId, viewer.id))
  const [own] = await readApplications(db, context, isOwn)
  return own?.application ?? null
}

async function readApplications(db: Db, { photoUrl, now }: Context, condition: SQL | undefined) {
  const rows = await db.select().from(applications).where(condition).orderBy(asc(applications.id))
  const workerIds = rows.map(({ workerId }) => workerId)
  const people = await findUsers(db, photoUrl, workerIds)
  const stepBacks = await countStepBacks(db, workerIds, now)
  const photos = await findPhotos(
    db,
    photoUrl,
    rows.map(({ id }) => id),
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  return rows.flatMap((row) => {
    const person = byId.get(row.workerId)
    if (!person) return []
    const professional = toApplicant(person, stepBacks.get(row.workerId))
    const application = { ...toApplication(row, photos.get(row.id)), professional }
    return [{ application, isActive: person.isActive }]
  })
}

const toApplicant = ({ place, ...person }: User, stepBacks = 0): Application['professional'] => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  photo: person.photo,
  trades: person.trades,
  averageRating: person.averageRating,
  reviewCount: person.reviewCount,
  city: place.city,
  stepBacks,
})

const toApplication = (
  row: typeof applications.$inferSelect,
  photos: ApplicationPhoto[] = [],
): Omit<Application, 'professional'> => ({
  offerId: row.offerId,
  quote: row.quote,
  message: row.message,
  availableFrom: row.availableFrom,
  shift: row.shift,
  photos,
  previousAmount: row.previousAmount,
  state: row.state,
  declineReason: row.declineReason,
  isOutdated: row.isOutdated,
  counterOffer: toCounterOffer(row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt ?? row.createdAt,
})

/** Returns the client's amount for the current quote of an application, or null. */
export const toCounterOffer = ({
  counterAmount: amount,
  counterState: state,
}: Pick<typeof applications.$inferSelect, 'counterAmount' | 'counterState'>): Application['counterOffer'] =>
  amount === null || state === null ? null : { amount, state }
