import { classes, classOf } from '../../theme/classes.ts'
import { useMessages } from '../../provider/context.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { roles } from '../Table/roles.ts'
import { column as columnClass } from '../Table/Table.css.ts'
import * as css from './DataTable.css.ts'
import type { DataTableColumn, DataTableParts, DataTableSort } from './dataTable.types.ts'

const sortIcons = { ascending: icons.chevronUp, descending: icons.chevronDown }

/** Returns the order after a press on the header of a column, or undefined if it stays. */
function getNextSort<Row>(
  { id, sorts = [] }: DataTableColumn<Row>,
  sort: DataTableSort | undefined,
): DataTableSort | undefined {
  const current = sort?.column === id ? sorts.indexOf(sort.direction) : -1
  const direction = sorts[(current + 1) % sorts.length]
  if (direction === undefined || direction === sorts[current]) return
  return { column: id, direction }
}

interface HeaderProps<Row> extends Pick<DataTableParts<Row>, 'sort' | 'onSort' | 'isScrollable'> {
  column: DataTableColumn<Row>
}

/** Renders the header of a column, with a button if rows can be sorted by it. */
function Header<Row>({ column, sort, onSort, isScrollable }: HeaderProps<Row>) {
  const { id, label, isNumeric, sorts, priority = 'high' } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const isSortable = onSort !== undefined && sorts !== undefined
  const press = () => {
    const next = getNextSort(column, sort)
    if (next) onSort?.(next)
  }
  return (
    <th
      scope="col"
      {...roles.column}
      className={classes(
        columnClass,
        isScrollable && css.sticky,
        isSortable ? css.tool : css.header,
        classOf(css.priority, priority),
      )}
      data-numeric={isNumeric || undefined}
      aria-sort={direction}
    >
      {isSortable ? (
        <button type="button" className={css.sort} onClick={press}>
          {label}
          <Icon icon={direction ? sortIcons[direction] : icons.sortable} size="sm" />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** What the checkbox of all rows needs. */
export interface SelectAllProps {
  /** Whether none, some or all rows are selected. */
  state: 'none' | 'some' | 'all'
  isDisabled: boolean
  onChange: (isSelected: boolean) => void
}

const SelectAll = ({
  state,
  isDisabled,
  onChange,
  isScrollable,
}: SelectAllProps & { isScrollable: boolean | undefined }) => (
  <th
    scope="col"
    {...roles.column}
    className={classes(columnClass, isScrollable && css.sticky, css.checkbox, css.tool)}
  >
    <Checkbox
      label={useMessages()('table.selectAll')}
      isLabelHidden
      isSelected={state === 'all'}
      isIndeterminate={state === 'some'}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  </th>
)

interface HeadProps<Row> extends Pick<DataTableParts<Row>, 'columns' | 'sort' | 'onSort' | 'isScrollable'> {
  selectAll: SelectAllProps | undefined
  isWindowed: boolean
}

/** Renders the headers of a data table. */
export const DataTableHead = <Row,>({ columns, selectAll, isWindowed, ...sorting }: HeadProps<Row>) => (
  <thead {...roles.group} className={css.head}>
    <tr {...roles.row} className={css.headRow} aria-rowindex={isWindowed ? 1 : undefined}>
      {selectAll && <SelectAll {...selectAll} isScrollable={sorting.isScrollable} />}
      {columns.map((column) => (
        <Header key={column.id} column={column} {...sorting} />
      ))}
    </tr>
  </thead>
)
