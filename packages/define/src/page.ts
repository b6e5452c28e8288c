import * as z from 'zod/mini'

/** One page of a list, with the totals that a pager needs. */
export interface PageOf<Item> {
  result: Item[]
  /** Number of pages, 0 when nothing matches. */
  totalPages: number
  /** Number of rows on all pages. */
  total: number
}

/** Creates a page from its rows and the number of rows on all pages. */
export const toPage = <Item>(
  items: Item[],
  total: number,
  { pageSize }: { pageSize: number },
): PageOf<Item> => ({
  result: items,
  totalPages: Math.ceil(total / pageSize),
  total,
})

const pageResponses = new WeakSet<object>()

/** Returns whether a response schema is that of one page of a list, without further fields. */
export const isPageResponse = (schema: object): boolean => pageResponses.has(schema)

/** Creates the response schema of a call that returns one page of a list. */
export function pageResponse<Item>(item: z.core.$ZodType<Item, any>) {
  const schema = z.object({ result: z.array(item), totalPages: z.int(), total: z.int() })
  pageResponses.add(schema)
  return schema
}

/** Creates the response schema of a call that returns one item under the key `result`. */
export const resultResponse = <Item>(item: z.core.$ZodType<Item, any>) => z.object({ result: item })

/** The response schema of a call that returns no data. */
export const okResponse = z.object({ ok: z.literal(true) })
