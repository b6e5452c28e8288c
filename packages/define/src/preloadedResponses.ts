/** A response that the server embeds in a page, so that the client does not request it again. */
export interface PreloadedResponse {
  /** Name of the call, such as `offer.list`. */
  call: string
  input: unknown
  /** The decoded response. Browsers store the JSON of this type, so its property names are a format. */
  answer: unknown
  /** Whether the call was refused; `answer` is then the refusal.
   * @default false */
  isRefused?: boolean
}

/** Marks a date in JSON. No response has a field of this name. */
const DATE_KEY = '$instant'

/** Escapes JSON for a script element: no character in it ends the element or a line. */
// @__NO_SIDE_EFFECTS__
export const escapeJsonForScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function markDates(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  // `value` is already the result of `toJSON`, a string.
  const original = this[key]
  return original instanceof Date ? { [DATE_KEY]: original.toISOString() } : value
}

/** Serializes responses for a script element of type JSON. */
// @__NO_SIDE_EFFECTS__
export const serializePreloaded = (responses: readonly PreloadedResponse[]): string =>
  escapeJsonForScript(JSON.stringify(responses, markDates))

/** Parses what `serializePreloaded` wrote, with dates as `Date`. */
// @__NO_SIDE_EFFECTS__
export const parsePreloaded = (text: string): PreloadedResponse[] =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && DATE_KEY in value
      ? new Date(String(value[DATE_KEY]))
      : value,
  ) as PreloadedResponse[]
