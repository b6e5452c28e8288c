import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { readFor } from '../database/replica.ts'
import { offers } from '../database/schema/core.ts'
import { sitemapOf, SITEMAP_URLS, type SitemapSource } from '../database/sitemap.ts'

// The condition of the index `offers_sitemaps`.
const isShown = sql`${offers.isListed} and ${offers.state} = 'pendiente'`

/** Returns the sitemaps of open offers. Each query reads an index, whatever the number of rows. */
export const offerSitemaps = (database: Pick<Database, 'db' | 'replica'>): SitemapSource => ({
  listSitemaps: () =>
    readFor(database, null, async (db) => {
      const newest = db
        .select({ modifiedAt: offers.publishedAt })
        .from(offers)
        .where(and(isShown, eq(sitemapOf(offers.id), sql`part.number`)))
        .orderBy(desc(offers.publishedAt))
        .limit(1)
        .as('newest')
      return db
        .select({ number: sql<number>`part.number`, modifiedAt: newest.modifiedAt })
        .from(
          sql`generate_series(0, (select max(id) / ${sql.raw(String(SITEMAP_URLS))} from ${offers})) as part(number)`,
        )
        .innerJoinLateral(newest, sql`true`)
        .orderBy(sql`part.number`)
    }),
  listEntries: (number) =>
    readFor(database, null, (db) =>
      db
        .select({ id: offers.id, modifiedAt: offers.publishedAt })
        .from(offers)
        .where(and(isShown, eq(sitemapOf(offers.id), number)))
        .orderBy(desc(offers.publishedAt)),
    ),
})
