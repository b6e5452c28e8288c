import type { Pool, PoolClient, QueryConfig } from 'pg'

/** Sessions keep each named statement, and lists of any length have as many texts. Frequent texts are among the first. */
const NAMES_MAXIMUM = 300

const isStatement = (value: unknown): value is QueryConfig =>
  typeof value === 'object' && value !== null && 'text' in value

/**
 * Names the statements of transactions, so that each session parses and plans them once: they find rows by keys, and planning
 * takes longer than that. Searches run outside of transactions, because they need plans for their values.
 */
export function nameTransactionStatements(pool: Pool): void {
  const names = new Map<string, string>()
  function getName(text: string): string | undefined {
    if (!names.has(text) && names.size < NAMES_MAXIMUM) names.set(text, `transaction ${names.size}`)
    return names.get(text)
  }
  pool.on('connect', (client: PoolClient) => {
    const query: (...values: unknown[]) => unknown = client.query.bind(client)
    let isInTransaction = false
    function queryByName(statement: unknown, values: unknown, ...rest: unknown[]): unknown {
      if (!isStatement(statement)) return query(statement, values, ...rest)
      const { text } = statement
      if (text.startsWith('begin')) isInTransaction = true
      if (text === 'commit' || text === 'rollback') isInTransaction = false
      const hasValues = Array.isArray(values) && values.length > 0
      const name = isInTransaction && hasValues ? getName(text) : undefined
      return query(name === undefined ? statement : { ...statement, name }, values, ...rest)
    }
    Object.assign(client, { query: queryByName })
  })
}
