import { Pool, type QueryResultRow } from 'pg'

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 12,
  application_name: 'floor',
  options: '-c jit=off',
})

/** The values of a statement, in the order of its placeholders. */
export type Values = (string | number | number[])[]

/** Adds a value and returns its placeholder. */
export const addValue = (values: Values, value: string | number): string => `$${values.push(value)}`

const names = new Map<string, string>()

/** Runs a statement that each connection prepares once, with a plan for all values if PostgreSQL prefers that. */
export async function runPrepared<Row extends QueryResultRow>(text: string, values: Values): Promise<Row[]> {
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = `floor ${names.size}`))
  return (await pool.query<Row>({ name, text, values })).rows
}

/** Runs a statement that is planned for its values. */
export async function runPlanned<Row extends QueryResultRow>(text: string, values: Values): Promise<Row[]> {
  return (await pool.query<Row>(text, values)).rows
}
