import type { NamedCall } from './calls.ts'

/** What an answer is kept under: the call, what went into it and who asked. */
export type Key = readonly [call: string, input: unknown, viewer: number | null]

export const keyOf = ({ name }: Pick<NamedCall, 'name'>, input: unknown, viewer: number | null): Key => [
  name,
  input,
  viewer,
]
