import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../columns.ts'
import { applications, offers, users } from './core.ts'

/** Photos that professionals uploaded for their applications. */
export const applicationPhotos = pgTable(
  'application_photos',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    workerId: reference('worker_id', () => users.id),
    key: uuid('client_key').notNull(),
    photo: text().notNull(),
    createdAt: createdAt(),
    /** Null until the application is sent with the photo. */
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    position: smallint(),
  },
  (t) => [
    unique('application_photos_once').on(t.workerId, t.offerId, t.key),
    // With the check below, an application has at most three photos.
    unique('application_photos_position').on(t.applicationId, t.position),
    check(
      'application_photos_position_range',
      sql`(${t.applicationId} is null) = (${t.position} is null) and (${t.position} is null or ${t.position} between 0 and 2)`,
    ),
    index('application_photos_of_offer').on(t.offerId),
  ],
)
