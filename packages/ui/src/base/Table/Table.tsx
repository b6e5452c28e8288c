import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { getLabelText, type Labeled } from '../Field/choice.ts'
import { getItemKey, type ItemKey, type KeyProps } from '../keys.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { roles } from './roles.ts'
import * as css from './Table.css.ts'

/** The header of a column and the layout of its cells. The label is the header. */
export type TableHeader = Labeled & {
  /** Aligns the cells at the end and uses digits of equal width.
   * @default false */
  isNumeric?: boolean
  /** Layout of the cell when the table is too narrow and rows become cards. `line`: a line with the header before the
   * cell. `plain`: without the header, in one line with other plain cells. `beside`: at the end of the line with the
   * row's name.
   * @default 'line' */
  cardLayout?: 'line' | 'plain' | 'beside'
}

/** A column that renders its cells from the data of a row. */
export type TableColumn<Row> = TableHeader & {
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
}

/** A row with its cells as elements. */
export interface TableRow<Column extends string = string> {
  /** Identifies the row among the others. */
  id: ItemKey
  /** The cells, by the `id` of their columns. */
  cells: Readonly<Record<Column, ReactNode>>
}

/** One or more columns. */
type Columns<Column> = readonly [Column, ...Column[]]

interface CommonProps extends PassThroughProps<HTMLTableElement> {
  /** Title of the table and its accessible name. */
  caption: ReactNode
  /** Hides the caption visually. Use it when a heading next to the table has the same text.
   * @default false */
  isCaptionHidden?: boolean
  /** Text shown when there are no rows. */
  empty?: ReactNode
}

/** Rows as data. */
interface DataProps<Row> {
  /** The columns, in order. The cell of the first column is the header of its row. */
  columns: Columns<TableColumn<Row>>
  /** The rows: data for the `cell` functions of the columns, or the cells as elements. */
  rows: readonly Row[]
}

/** Rows as elements, which server components can pass to a client component. */
interface CellsProps<Column extends string> {
  /** The columns, each with an `id` instead of `cell`. */
  columns: Columns<TableHeader & { id: Column; cell?: undefined }>
  /** The rows, each with a cell for every column. */
  rows: readonly TableRow<NoInfer<Column>>[]
  /** Not together with cells: rows have an `id`. */
  getKey?: undefined
}

export type TableProps<Row, Column extends string = string> = CommonProps &
  ((DataProps<Row> & KeyProps<Row>) | CellsProps<Column>)

const hasCells = <Row, Column extends string>(
  props: TableProps<Row, Column>,
): props is CommonProps & CellsProps<Column> => props.columns[0].cell === undefined

/** Returns the keys of the rows, each with its cells in the order of the columns. */
function toRows<Row, Column extends string>(
  props: TableProps<Row, Column>,
): { key: ItemKey; cells: ReactNode[] }[] {
  if (hasCells(props)) {
    const { columns, rows } = props
    return rows.map(({ id: key, cells }) => ({ key, cells: columns.map(({ id }) => cells[id]) }))
  }
  const { columns, rows, getKey } = props
  return rows.map((row) => ({ key: getItemKey(row, getKey), cells: columns.map(({ cell }) => cell(row)) }))
}

/** Renders a table to compare rows by column. In a narrow container each row is a card. */
export function Table<Row, Column extends string = string>(props: TableProps<Row, Column>) {
  const { caption, isCaptionHidden = false, columns, rows: _, empty, getKey: __, ...rest } = props
  const rows = toRows(props)
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
          {rows.map(({ key, cells }) => (
            <Row key={key} columns={columns} cells={cells} />
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

interface RowProps {
  columns: readonly TableHeader[]
  cells: readonly ReactNode[]
}

function Row({ columns: [, ...columns], cells: [name, ...cells] }: RowProps) {
  const isAlone = !columns.some(({ cardLayout }) => cardLayout === 'beside')
  return (
    <tr {...roles.row} className={css.row}>
      <th
        scope="row"
        {...roles.name}
        className={classes(css.cell, classOf(css.place, 'name'), isAlone && css.alone)}
      >
        {name}
      </th>
      {columns.map((column, index) => (
        <td
          key={index}
          {...roles.cell}
          className={classes(css.cell, classOf(css.place, column.cardLayout ?? 'line'))}
          data-label={getLabelText(column)}
          data-numeric={column.isNumeric || undefined}
        >
          {cells[index]}
        </td>
      ))}
    </tr>
  )
}
