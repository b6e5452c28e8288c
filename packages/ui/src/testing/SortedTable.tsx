import { useMemo, useState } from 'react'
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from '../base/DataTable/DataTable.tsx'
import { Money } from '../base/Money/Money.tsx'
import { Panel } from '../base/Panel/Panel.tsx'

export interface Tool {
  id: number
  name: string
  kind: string
  weight: number
  price: number
}
const names = ['Taladro', 'Amoladora', 'Lijadora', 'Hormigonera', 'Andamio', 'Escalera', 'Sierra'] as const
const kinds = ['Perforar', 'Cortar', 'Lijar', 'Obra', 'Altura'] as const
export const createTools = (count: number): Tool[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} ${index + 1}`,
    kind: kinds[index % kinds.length] ?? '',
    weight: 1 + ((index * 7) % 40),
    price: 900 + ((index * 377) % 9000),
  }))
export const columns: [DataTableColumn<Tool>, ...DataTableColumn<Tool>[]] = [
  { id: 'name', label: 'Herramienta', sorts: ['ascending', 'descending'], cell: ({ name }) => name },
  { id: 'kind', label: 'Uso', cardLayout: 'plain', priority: 'medium', cell: ({ kind }) => kind },
  { id: 'weight', label: 'Peso en kg', isNumeric: true, priority: 'low', cell: ({ weight }) => weight },
  {
    id: 'price',
    label: 'Precio por día',
    isNumeric: true,
    sorts: ['descending', 'ascending'],
    cell: ({ price }) => <Money amount={price} />,
  },
]

const sortTools = (tools: readonly Tool[], sort: DataTableSort | undefined) => {
  if (!sort) return tools
  const sign = sort.direction === 'ascending' ? 1 : -1
  return tools.toSorted((one, other) =>
    sort.column === 'price'
      ? sign * (one.price - other.price)
      : sign * one.name.localeCompare(other.name, 'es'),
  )
}

export type SortedTableProps = Extract<DataTableProps<Tool>, { selectedKeys?: undefined }>
type SelectableProps = Extract<DataTableProps<Tool>, { selectedKeys: unknown }>

/** Renders tools in the order that the user chooses. */
export const SortedTable = ({ rows, sort: initial, onSort, ...rest }: SortedTableProps | SelectableProps) => {
  const [sort, setSort] = useState(initial)
  const sorted = useMemo(() => rows && sortTools(rows, sort), [rows, sort])
  return (
    <Panel padding="none" isClipped>
      <DataTable
        {...rest}
        rows={sorted}
        sort={sort}
        onSort={(next) => {
          setSort(next)
          onSort?.(next)
        }}
      />
    </Panel>
  )
}
