import type { ReactNode } from 'react'
import type { ItemKey, KeyProps } from '../keys.ts'
import type { PassThroughProps } from '../passThrough.ts'
import type { TableColumn } from '../Table/Table.tsx'

/** A direction in which rows are sorted. */
export type DataTableDirection = 'ascending' | 'descending'

/** The column by which rows are sorted. */
export interface DataTableSort {
  /** The `id` of the column. */
  column: string
  /** The direction. */
  direction: DataTableDirection
}

/** A column of a data table. */
export type DataTableColumn<Row> = TableColumn<Row> & {
  /** Identifies the column among the others. */
  id: string
  /** The directions in which rows can be sorted by this column, in the order of presses. One press after the last starts
   * again.
   * @default none */
  sorts?: readonly DataTableDirection[]
  /** Columns of less importance leave a table that is too narrow: `low` ones below 60rem, `medium` ones below 46rem.
   * Cards have all.
   * @default 'high' */
  priority?: 'high' | 'medium' | 'low'
}

/** The props of every data table. */
interface DataTableOwnProps<Row> extends PassThroughProps<HTMLTableElement> {
  /** Title of the table and its accessible name. */
  caption: ReactNode
  /** Hides the caption visually. Use it when a heading next to the table has the same text.
   * @default false */
  isCaptionHidden?: boolean
  /** The columns, in order. The cell of the first column is the header of its row. */
  columns: readonly [DataTableColumn<Row>, ...DataTableColumn<Row>[]]
  /** The rows, in the order of `sort`; undefined while they load. */
  rows: readonly Row[] | undefined
  /** Text shown when there are no rows. */
  empty?: ReactNode
  /** The column by which `rows` are sorted. */
  sort?: DataTableSort | undefined
  /** Called with the column and direction of a pressed header. */
  onSort?: ((sort: DataTableSort) => void) | undefined
  /** Scrolls the rows in a region of at most 70 % of the height of the window, below their headers. More than a hundred
   * rows are rendered as they come into view.
   * @default false */
  isScrollable?: boolean
}

interface RowSelectionProps<Row> {
  /** The keys of the selected rows. */
  selectedKeys: ReadonlySet<ItemKey>
  /** Called with the keys of all selected rows when the user selects a row or all. */
  onSelect: (keys: ReadonlySet<ItemKey>) => void
  /** Returns the name of a row, for the accessible name of its checkbox. */
  getRowName: (row: Row) => string
}

interface NoRowSelectionProps {
  /** Not without `selectedKeys`. */
  selectedKeys?: undefined
  /** Not without `selectedKeys`. */
  onSelect?: undefined
  /** Not without `selectedKeys`. */
  getRowName?: undefined
}

export type DataTableProps<Row> = DataTableOwnProps<Row> &
  KeyProps<Row> &
  (RowSelectionProps<Row> | NoRowSelectionProps)

/** The props in its parts, with or without a selection. */
export interface DataTableParts<Row> extends DataTableOwnProps<Row> {
  selectedKeys?: ReadonlySet<ItemKey> | undefined
  onSelect?: ((keys: ReadonlySet<ItemKey>) => void) | undefined
  getRowName?: ((row: Row) => string) | undefined
  getKey?: ((row: Row) => ItemKey) | undefined
}
