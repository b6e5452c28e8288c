import { getSqlError } from './database/database.ts'

// Undefined table, column, function and schema.
const missingSchemaCodes = new Set(['42P01', '42703', '42883', '3F000'])

/** Returns the reason of a failure for the operator: never a statement or the values of its parameters. */
export function describeFailure(error: unknown): string {
  const chain = listErrors(error)
  if (chain.length === 0) return String(error)
  if (missingSchemaCodes.has(getSqlError(error)?.code ?? ''))
    return 'The database does not have the tables of this version: start the server once, or check DATABASE_URL.'
  // The message of an error of the ORM is the statement with its parameters; its cause has the reason.
  const reason = chain
    .map(({ message }) => message)
    .find((text) => text !== '' && !text.startsWith('Failed query'))
  return reason ?? `It failed: ${chain.map(getName).at(-1)}.`
}

/** Lists an error, its causes and the errors that it collects. */
function listErrors(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const collected: unknown[] = error instanceof AggregateError ? error.errors : []
  return [error, ...listErrors(error.cause), ...collected.flatMap(listErrors)]
}

const getName = (error: Error): string => ('code' in error ? String(error.code) : error.name)
