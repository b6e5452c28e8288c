import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeUtf8, refuseMalformedQuery } from './storableText.ts'

/** Parses the bodies of HTML forms. Refuses bytes and percent-encodings that are not UTF-8, as `URLSearchParams` replaces them. */
export function addFormParser(app: FastifyInstance, bodyLimit: number): void {
  const options = { parseAs: 'buffer', bodyLimit } as const
  const parse = async (_request: FastifyRequest, body: Buffer) => {
    const text = decodeUtf8(body)
    refuseMalformedQuery(`?${text}`)
    return new URLSearchParams(text)
  }
  app.addContentTypeParser<Buffer>('application/x-www-form-urlencoded', options, parse)
}

/** Returns the fields of a form, by name. */
export const readFields = (body: unknown): Record<string, string> =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : {}
