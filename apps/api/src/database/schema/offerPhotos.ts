import { sql } from 'drizzle-orm'
import { check, pgTable, serial, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../columns.ts'
import { offers } from './core.ts'

/** The photos of an offer, in order. The first one is also `offers.photo`. */
export const offerPhotos = pgTable(
  'offer_photos',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    /** The key that the owner chose: uploading it again stores no second photo. */
    key: uuid('client_key').notNull(),
    photo: text().notNull(),
    caption: text().notNull().default(''),
    position: smallint().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('offer_photos_once').on(t.offerId, t.key),
    // With the check below, an offer has at most eight photos.
    unique('offer_photos_position').on(t.offerId, t.position),
    check('offer_photos_position_range', sql`${t.position} between 0 and 7`),
    check('offer_photos_caption', sql`char_length(${t.caption}) <= 120`),
  ],
)
