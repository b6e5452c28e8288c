import { stringify } from 'csv-stringify/sync'

/** The columns of a file: the text of a cell by its header. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string>>

/**
 * Returns rows as the text of a CSV file that Excel in Argentina opens: its separator is a semicolon, because a comma
 * separates decimals there. A text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export const toCsv = <Row>(rows: readonly Row[], columns: CsvColumns<Row>): string =>
  stringify(
    rows.map((row) => Object.values(columns).map((cell) => cell(row))),
    {
      header: true,
      columns: Object.keys(columns),
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  )
