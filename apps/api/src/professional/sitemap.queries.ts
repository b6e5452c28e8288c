import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { readFor } from '../database/replica.ts'
import { users } from '../database/schema/core.ts'
import { sitemapOf, SITEMAP_URLS, type SitemapSource } from '../database/sitemap.ts'

// The condition of the index `users_sitemaps`.
const isShown = sql`${users.isActive} and ${users.role} = 'professional'`

/** Returns the sitemaps of active professionals. Each query reads an index, whatever the number of rows. */
export const professionalSitemaps = (database: Pick<Database, 'db' | 'replica'>): SitemapSource => ({
  listSitemaps: () =>
    readFor(database, null, async (db) => {
      const newest = db
        .select({ modifiedAt: users.updatedAt })
        .from(users)
        .where(and(isShown, eq(sitemapOf(users.id), sql`part.number`)))
        .orderBy(desc(users.updatedAt))
        .limit(1)
        .as('newest')
      return db
        .select({ number: sql<number>`part.number`, modifiedAt: newest.modifiedAt })
        .from(
          sql`generate_series(0, (select max(id) / ${sql.raw(String(SITEMAP_URLS))} from ${users})) as part(number)`,
        )
        .innerJoinLateral(newest, sql`true`)
        .orderBy(sql`part.number`)
    }),
  listEntries: (number) =>
    readFor(database, null, (db) =>
      db
        .select({ id: users.id, modifiedAt: users.updatedAt })
        .from(users)
        .where(and(isShown, eq(sitemapOf(users.id), number)))
        .orderBy(desc(users.updatedAt)),
    ),
})
