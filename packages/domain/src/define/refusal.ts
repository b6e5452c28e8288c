import { problems } from './problem.ts'

/** What a server answers to something that it does not take. */
export interface Refusal {
  /** A sentence for the person. */
  message: string
  /** Messages for single fields, by our names of them. */
  fields?: Readonly<Record<string, string>> | undefined
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** Thrown by us: a `Problem`, or what stands in for one where its module could not be fetched. */
const isNamed = (error: Error) => Object.hasOwn(problems, String((error as { code?: unknown }).code))

/** What to tell a person about anything that was thrown; the words of a broken program are not for people. */
export const refusalOf = (error: unknown): Refusal => {
  const isOurs = !(error instanceof Error) || isNamed(error)
  if (isOurs && isRefusal(error)) return { message: error.message, fields: error.fields }
  return { message: problems.unexpected.sentence }
}
