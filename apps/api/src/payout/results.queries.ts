import { parse } from 'csv-parse/sync'

/** A line in the answer of a bank. */
export interface ResultLine {
  /** Its number in the file. */
  line: number
  reference: string
  state: string
  reason: string
}

const columns = { reference: 'referencia', state: 'estado', reason: 'motivo' } as const

/** Reads the answer of a bank, with semicolons or commas. Returns the sentence of the problem if it is no such file. */
export function readResultsFile(text: string): ResultLine[] | string {
  let records: { record: Record<string, string>; info: { lines: number } }[]
  try {
    records = parse(text, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: [';', ','],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch {
    return 'No pudimos leerla: tiene que ser un archivo CSV'
  }
  const [first] = records
  if (!first) return 'No tiene ningún pago'
  if (!(columns.reference in first.record) || !(columns.state in first.record))
    return 'Le faltan columnas: tiene que haber Referencia y Estado'
  return records.map(({ record, info }) => ({
    line: info.lines,
    reference: record[columns.reference] ?? '',
    state: (record[columns.state] ?? '').toLowerCase(),
    reason: record[columns.reason] ?? '',
  }))
}
