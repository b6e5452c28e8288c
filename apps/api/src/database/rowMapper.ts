import { Column, is, noopDecoder, SQL, type DriverValueDecoder } from 'drizzle-orm'
import { compileObject, type Member } from '../compileObject.ts'

/** A selected field: its place in the result and its column or expression. */
interface SelectedField {
  path: readonly string[]
  field: Column | SQL | { sql: SQL }
}

/** The parts of Drizzle's prepared statement that map rows. */
interface MappedStatement {
  fields?: readonly SelectedField[]
  /** For each joined table, whether its rows always exist. */
  joinsNotNullableMap?: Readonly<Record<string, boolean>>
  customResultMapper?: (rows: unknown[][]) => unknown
}

type Decode = (value: unknown) => unknown

function getDecode(field: SelectedField['field']): Decode | null {
  const decoder: DriverValueDecoder<unknown, unknown> = is(field, Column)
    ? field
    : ((is(field, SQL) ? field : field.sql) as unknown as { decoder: DriverValueDecoder<unknown, unknown> })
        .decoder
  const isIdentity =
    decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return isIdentity ? null : (value) => (value === null ? null : decoder.mapFromDriverValue(value))
}

/** Makes a prepared statement map its rows with a plan made once. Drizzle inspects each value of each row. */
export function compileRowMapper(prepared: object): void {
  const statement = prepared as MappedStatement
  const { fields, joinsNotNullableMap = {}, customResultMapper } = statement
  if (!fields || customResultMapper || fields.some(({ path }) => path.length > 2)) return
  // Otherwise an object of nulls would have to become null.
  if (Object.values(joinsNotNullableMap).includes(false)) return
  const top: Member[] = []
  const groups = new Map<string, Member[]>()
  fields.forEach(({ path: [first = '', second], field }, index) => {
    const member = { name: second ?? first, key: index, convert: getDecode(field) }
    if (second === undefined) top.push(member)
    else groups.set(first, [...(groups.get(first) ?? []), member])
  })
  const nested = [...groups].map(([name, members]) => ({ name, members }))
  const mapRow = compileObject([...nested, ...top])
  statement.customResultMapper = (rows) => rows.map(mapRow)
}
