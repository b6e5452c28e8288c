'use client'
import type { ReactNode } from 'react'
import { useWords } from '../../provider/index.ts'
import { classes } from '../../theme/classes.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './Table.css.ts'

/** One column of a table. */
export interface TableColumn<Row> {
  /** Text of the header. */
  label: string
  /** What stands in its cell. */
  cell: (row: Row) => ReactNode
  /** Figures: at the end of the cell, and of equal width.
   * @default false */
  isNumeric?: boolean
  /** On a card, in a narrow place: `line` repeats the header before the cell, `plain` stands in one line with other plain
   * cells and speaks for itself, `beside` stands at the end of the line of the row's name.
   * @default 'line' */
  onCard?: 'line' | 'plain' | 'beside'
}

export interface TableProps<Row extends { id: number }> {
  /** What the table lists; its name for screen readers. */
  caption: string
  /** Whether a heading near the table already says the same.
   * @default false */
  isCaptionHidden?: boolean
  /** The columns in order. The cell of the first one names its row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]
  /** What is listed. */
  rows: readonly Row[]
  /** Said in place of the rows when there are none; leave it out where no table is drawn without rows. */
  empty?: string
}

// A browser may forget what a table is once it is drawn as cards, so each part says it.
const is = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** Rows of the same kind compared by column; a list of cards on a phone. */
export function Table<Row extends { id: number }>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, empty } = props
  return (
    <div className={css.frame}>
      <table className={css.table} {...is.table}>
        <caption className={isCaptionHidden ? css.hiddenCaption : css.caption}>
          <Words>{caption}</Words>
        </caption>
        <thead className={css.head} {...is.group}>
          <tr {...is.row}>
            {columns.map(({ label, isNumeric }) => (
              <th
                key={label}
                scope="col"
                {...is.column}
                className={css.column}
                data-numeric={isNumeric || undefined}
              >
                <Words>{label}</Words>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body} {...is.group}>
          {rows.map((row) => (
            <TableRow key={row.id} columns={columns} row={row} />
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr {...is.row} className={css.emptyRow}>
              <td {...is.cell} className={css.empty} colSpan={columns.length}>
                <Words>{empty}</Words>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<Row> = { columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]; row: Row }

function TableRow<Row>({ columns: [name, ...columns], row }: RowProps<Row>) {
  const words = useWords()
  const isAlone = !columns.some(({ onCard }) => onCard === 'beside')
  return (
    <tr {...is.row} className={css.row}>
      <th scope="row" {...is.name} className={classes(css.cell, css.place.name, isAlone && css.alone)}>
        {name.cell(row)}
      </th>
      {columns.map(({ label, cell, isNumeric, onCard = 'line' }) => (
        <td
          key={label}
          {...is.cell}
          className={classes(css.cell, css.place[onCard])}
          data-label={words(label)}
          data-numeric={isNumeric || undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
