import { memo } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { useMessages } from '../../provider/context.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { getLabelText } from '../Field/choice.ts'
import type { ListWindow } from '../Field/useListWindow.ts'
import { getItemKey, type ItemKey } from '../keys.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { roles } from '../Table/roles.ts'
import * as table from '../Table/Table.css.ts'
import * as css from './DataTable.css.ts'
import type { DataTableColumn, DataTableParts } from './dataTable.types.ts'

/** Rows that are shown while the first ones load. */
const LOADING = Array.from({ length: 8 }, (_, index) => index)

/** Selects one row of a table. */
export type ToggleRow = (key: ItemKey, isSelected: boolean) => void

const getCellClass = <Row,>(column: DataTableColumn<Row>, isName: boolean) =>
  classes(
    table.cell,
    classOf(table.place, isName ? 'name' : (column.cardLayout ?? 'line')),
    classOf(css.priority, column.priority ?? 'high'),
  )

interface SelectRowProps {
  name: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

const SelectRow = ({ name, ...checkbox }: SelectRowProps) => (
  <td {...roles.cell} className={classes(table.cell, css.checkbox)}>
    <Checkbox label={useMessages()('table.select', { name })} isLabelHidden {...checkbox} />
  </td>
)

interface RowProps<Row> extends Pick<DataTableParts<Row>, 'columns'> {
  row: Row
  rowKey: ItemKey
  /** Position of the row, in a table that renders some of its rows. */
  position: number | undefined
  /** Name of the row, if it can be selected. */
  name: string | undefined
  isSelected: boolean
  onToggle: ToggleRow
}

function PlainDataRow<Row>({ columns, row, rowKey, position, name, isSelected, onToggle }: RowProps<Row>) {
  const [first, ...others] = columns
  const isAlone = name === undefined && !others.some(({ cardLayout }) => cardLayout === 'beside')
  return (
    <tr
      {...roles.row}
      className={classes(table.row, isSelected && css.selected)}
      // The headers are the first row.
      aria-rowindex={position === undefined ? undefined : position + 2}
      data-row={position}
    >
      {name !== undefined && (
        <SelectRow name={name} isSelected={isSelected} onChange={(value) => onToggle(rowKey, value)} />
      )}
      <th scope="row" {...roles.name} className={classes(getCellClass(first, true), isAlone && table.alone)}>
        {first.cell(row)}
      </th>
      {others.map((column) => (
        <td
          key={column.id}
          {...roles.cell}
          className={getCellClass(column, false)}
          data-label={getLabelText(column)}
          data-numeric={column.isNumeric || undefined}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
/** Memoized: scrolling a long table renders the rows that come into view. */
const DataRow = memo(PlainDataRow) as typeof PlainDataRow

const Space = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr className={css.space} style={{ height }} aria-hidden="true">
      <td className={css.spaceCell} colSpan={columns} aria-hidden="true" />
    </tr>
  )

interface LoadingRowsProps {
  columns: readonly { id: string; priority?: DataTableColumn<never>['priority'] }[]
  isSelectable: boolean
}

const LoadingRows = ({ columns, isSelectable }: LoadingRowsProps) =>
  LOADING.map((index) => (
    <tr key={index} className={table.row} aria-hidden="true">
      {isSelectable && <td className={classes(table.cell, css.checkbox)} aria-hidden="true" />}
      {columns.map(({ id, priority = 'high' }) => (
        <td key={id} className={classes(table.cell, css.loading, classOf(css.priority, priority))}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ))

interface RowsProps<Row> extends Pick<
  DataTableParts<Row>,
  'columns' | 'rows' | 'empty' | 'selectedKeys' | 'getRowName'
> {
  getKey: ((row: Row) => ItemKey) | undefined
  shown: ListWindow
  onToggle: ToggleRow
}

/** Renders the rows of a data table: those of its window, or what takes their place. */
export function DataTableRows<Row>(props: RowsProps<Row>) {
  const { columns, rows, empty, selectedKeys, getRowName, getKey, shown, onToggle } = props
  const width = columns.length + (selectedKeys ? 1 : 0)
  if (!rows) return <LoadingRows columns={columns} isSelectable={selectedKeys !== undefined} />
  if (rows.length === 0)
    return (
      empty !== undefined && (
        <tr {...roles.row} className={table.emptyRow}>
          <td {...roles.cell} className={table.empty} colSpan={width}>
            {empty}
          </td>
        </tr>
      )
    )
  const last = shown.positions.at(-1) ?? -1
  return (
    <>
      {/* One list: the keys keep the elements of rows, and with them the focus. */}
      {shown.positions.flatMap((position, index) => {
        const row = rows[position]
        if (row === undefined) return []
        const key = getItemKey(row, getKey)
        const before = (shown.positions[index - 1] ?? -1) + 1
        return [
          before < position && (
            <Space
              key={`before ${key}`}
              height={shown.getTop(position) - shown.getTop(before)}
              columns={width}
            />
          ),
          <DataRow
            key={key}
            {...{ columns, row, onToggle }}
            rowKey={key}
            position={shown.isWhole ? undefined : position}
            name={getRowName?.(row)}
            isSelected={selectedKeys?.has(key) ?? false}
          />,
        ]
      })}
      <Space height={shown.height - shown.getTop(last + 1)} columns={width} />
    </>
  )
}
