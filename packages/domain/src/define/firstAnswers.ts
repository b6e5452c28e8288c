/** An answer that travels inside the page: the call by its name, what went into it, and what came out in our words. */
export interface FirstAnswer {
  call: string
  input: unknown
  answer: unknown
}

/** Marks an instant, which JSON has no word for. No answer has a field of this name. */
const INSTANT = '$instant'

/** JSON that may stand inside a script element: nothing in it ends the element or a line of it. */
// @__NO_SIDE_EFFECTS__
export const inScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function keepInstant(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  // A date has turned itself into text before it gets here.
  const own = this[key]
  return own instanceof Date ? { [INSTANT]: own.toISOString() } : value
}

/** Answers as the text of a script element that holds data. */
// @__NO_SIDE_EFFECTS__
export const toPageText = (answers: readonly FirstAnswer[]): string =>
  inScript(JSON.stringify(answers, keepInstant))

/** The answers in the text that `toPageText` wrote, their instants as dates. */
// @__NO_SIDE_EFFECTS__
export const fromPageText = (text: string): FirstAnswer[] =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && INSTANT in value
      ? new Date(String(value[INSTANT]))
      : value,
  ) as FirstAnswer[]
