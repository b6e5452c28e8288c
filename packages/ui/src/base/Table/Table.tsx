'use client'
import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { getLabelText, type Labeled } from '../Field/choice.ts'
import type { KeyProps } from '../keys.ts'
import { getItemKey } from '../keys.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Table.css.ts'

/** A column of a table. Its label is the header. */
export type TableColumn<Row> = Labeled & {
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
  /** Aligns the cells at the end and uses digits of equal width.
   * @default false */
  isNumeric?: boolean
  /** Layout of the cell when the table is too narrow and rows become cards. `line`: a line with the header before the
   * cell. `plain`: without the header, in one line with other plain cells. `beside`: at the end of the line with the
   * row's name.
   * @default 'line' */
  cardLayout?: 'line' | 'plain' | 'beside'
}

type Columns<Row> = readonly [TableColumn<Row>, ...TableColumn<Row>[]]

interface OwnProps<Row> extends PassThroughProps<HTMLTableElement> {
  /** Title of the table and its accessible name. */
  caption: ReactNode
  /** Hides the caption visually. Use it when a heading next to the table has the same text.
   * @default false */
  isCaptionHidden?: boolean
  /** The columns, in order. The cell of the first column is the header of its row. */
  columns: Columns<Row>
  /** The rows. */
  rows: readonly Row[]
  /** Text shown when there are no rows. */
  empty?: ReactNode
}

export type TableProps<Row> = OwnProps<Row> & KeyProps<Row>

// Browsers drop the semantics of table elements whose `display` changes, so the roles are explicit.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** Renders a table to compare rows by column. In a narrow container each row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, empty, getKey, ...rest } = props
  return (
    <div className={css.frame}>
      <table {...roles.table} className={css.table} {...rest}>
        <caption className={isCaptionHidden ? css.hiddenCaption : css.caption}>{caption}</caption>
        <thead {...roles.group} className={css.head}>
          <tr {...roles.row}>
            {columns.map(({ label, isNumeric }, index) => (
              <th
                key={index}
                scope="col"
                {...roles.column}
                className={css.column}
                data-numeric={isNumeric || undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={css.body}>
          {rows.map((row) => (
            <TableRow key={getItemKey(row, getKey)} columns={columns} row={row} />
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr {...roles.row} className={css.emptyRow}>
              <td {...roles.cell} className={css.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function TableRow<Row>({ columns: [name, ...columns], row }: { columns: Columns<Row>; row: Row }) {
  const isAlone = !columns.some(({ cardLayout }) => cardLayout === 'beside')
  return (
    <tr {...roles.row} className={css.row}>
      <th scope="row" {...roles.name} className={classes(css.cell, css.place.name, isAlone && css.alone)}>
        {name.cell(row)}
      </th>
      {columns.map((column, index) => (
        <td
          key={index}
          {...roles.cell}
          className={classes(css.cell, css.place[column.cardLayout ?? 'line'])}
          data-label={getLabelText(column)}
          data-numeric={column.isNumeric || undefined}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
