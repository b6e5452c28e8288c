import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { fillPath } from './path.ts'
import { withQuery } from './query.ts'

/** The part of a call's input that is in its address. */
interface Asked {
  params?: Readonly<Record<string, string | number>> | undefined
  query?: unknown
}

/** Where a call is asked, below the API's own address: its path filled in, and its query in the words of the wire. */
export const addressOf = ({ path, query }: Pick<Call, 'path' | 'query'>, asked: Asked): string =>
  withQuery(
    fillPath(path, asked.params),
    query ? (z.encode(query, asked.query) as Record<string, unknown>) : {},
  )
