import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { fillPath, withQuery } from './url.ts'

interface UrlInput {
  params?: Readonly<Record<string, string | number>> | undefined
  query?: unknown
}

/** Builds the URL of a call relative to the API's base URL: path parameters filled in, query encoded for the wire. */
export const buildCallUrl = ({ path, query }: Pick<Call, 'path' | 'query'>, input: UrlInput): string =>
  withQuery(
    fillPath(path, input.params),
    query ? (z.encode(query, input.query) as Record<string, unknown>) : {},
  )
