import { sql } from 'drizzle-orm'
import { check, index, pgTable, serial, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../columns.ts'
import { assignments, history } from './assignments.ts'

/** The photos that a party of a job gave with an event: of finished work, of a claim or of its answer. */
export const assignmentPhotos = pgTable(
  'assignment_photos',
  {
    id: serial().primaryKey(),
    assignmentId: reference('assignment_id', () => assignments.id, 'cascade'),
    historyId: reference('history_id', () => history.id, 'cascade'),
    /** The key that the sender chose: uploading it again stores no second photo. */
    key: uuid('client_key').notNull(),
    photo: text().notNull(),
    position: smallint().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('assignment_photos_once').on(t.historyId, t.key),
    unique('assignment_photos_position').on(t.historyId, t.position),
    // With the constraint above, an event has at most four photos.
    check('assignment_photos_position_range', sql`${t.position} between 0 and 3`),
    index('assignment_photos_of').on(t.assignmentId),
  ],
)
