import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The largest number of URLs that a sitemap may contain. */
export const SITEMAP_URLS = 50_000

/** The number of the sitemap that lists a row, from 0: each has a range of ids, so that rows never change theirs. */
export const sitemapOf = (id: AnyPgColumn): SQL => sql`(${id} / ${sql.raw(String(SITEMAP_URLS))})`

/** A page in a sitemap. */
interface SitemapEntry {
  id: number
  modifiedAt: Date
}

/** The sitemaps of a kind of page. */
export interface SitemapSource {
  /** Returns the sitemaps that contain a page, with the newest change. */
  listSitemaps: () => Promise<{ number: number; modifiedAt: Date }[]>
  /** Returns the pages of a sitemap. */
  listEntries: (number: number) => Promise<SitemapEntry[]>
}

/** Trades whose pages in cities are listed: with 40 cities each, less than a sitemap may contain. */
export const CITY_TRADES_MAXIMUM = 1000

/** The page of a trade in a city. */
export interface CityPage {
  /** The name of the trade. */
  trade: string
  city: string
  modifiedAt: Date
}
