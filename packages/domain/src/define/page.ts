import * as z from 'zod/mini'

/** One page of a list, with what a pager needs. */
export interface PageOf<Item> {
  result: Item[]
  /** Pages in all, 0 when nothing matches. */
  totalPages: number
  /** Rows in all. */
  total: number
}

/** Some of the rows, as a page of all of them. */
export const toPage = <Item>(
  items: Item[],
  total: number,
  { pageSize }: { pageSize: number },
): PageOf<Item> => ({
  result: items,
  totalPages: Math.ceil(total / pageSize),
  total,
})

/** The answer of a call that lists. */
export const page = <Item>(item: z.core.$ZodType<Item, any>) =>
  z.object({ result: z.array(item), totalPages: z.int(), total: z.int() })

/** The answer of a call that gives one thing, or a short list, under the word `result`. */
export const result = <Item>(item: z.core.$ZodType<Item, any>) => z.object({ result: item })

/** The answer of a call that only says it was done. */
export const done = z.object({ ok: z.literal(true) })
