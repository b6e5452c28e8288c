import { parsePreloaded, type PreloadedResponse } from '@plomada/domain/contract'

/** Returns the responses in a document. */
export function getPreloaded(body: string): PreloadedResponse[] {
  const text = /<script id="plomada-responses"[^>]*>([^]*?)<\/script>/.exec(body)?.[1]
  return text ? parsePreloaded(text) : []
}

/** Returns the response to a call in a document. */
export const getResponse = (body: string, call: string): unknown =>
  getPreloaded(body).find((one) => one.call === call)?.answer

/** Returns the structured data of a document. */
export const getStructuredData = (body: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(body)?.[1] ?? 'null')

/** Returns the content of a meta element. */
export const getMeta = (body: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]
