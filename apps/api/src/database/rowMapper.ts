import { Column, is, noopDecoder, SQL, type DriverValueDecoder } from 'drizzle-orm'

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

/** A value of a row, and the name that it gets; a group is an object of such values. */
interface Value {
  name: string
  index: number
  decode: Decode | null
}
interface Group {
  name: string
  values: Value[]
}

function getDecode(field: SelectedField['field']): Decode | null {
  const decoder: DriverValueDecoder<unknown, unknown> = is(field, Column)
    ? field
    : ((is(field, SQL) ? field : field.sql) as unknown as { decoder: DriverValueDecoder<unknown, unknown> })
        .decoder
  const isIdentity =
    decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return isIdentity ? null : (value) => (value === null ? null : decoder.mapFromDriverValue(value))
}

function setValues(target: Record<string, unknown>, values: readonly Value[], row: readonly unknown[]): void {
  for (const { name, index, decode } of values)
    target[name] = decode === null ? row[index] : decode(row[index])
}

/** Makes a prepared statement map its rows with a plan made once. Drizzle inspects each value of each row. */
export function compileRowMapper(prepared: object): void {
  const statement = prepared as MappedStatement
  const { fields, joinsNotNullableMap = {}, customResultMapper } = statement
  if (!fields || customResultMapper || fields.some(({ path }) => path.length > 2)) return
  // Otherwise an object of nulls would have to become null.
  if (Object.values(joinsNotNullableMap).includes(false)) return
  const top: Value[] = []
  const groups = new Map<string, Group>()
  fields.forEach(({ path: [first = '', second], field }, index) => {
    const decode = getDecode(field)
    if (second === undefined) top.push({ name: first, index, decode })
    else {
      const group = groups.get(first) ?? { name: first, values: [] }
      groups.set(first, group)
      group.values.push({ name: second, index, decode })
    }
  })
  const nested = [...groups.values()]
  statement.customResultMapper = (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {}
      for (const { name, values } of nested) setValues((result[name] = {}), values, row)
      setValues(result, top, row)
      return result
    })
}
