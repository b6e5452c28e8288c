'use client'
import { DataTable, type DataTableProps, type DataTableSort } from '@plomada/ui/DataTable'
import { Money } from '@plomada/ui/Money'
import { Panel } from '@plomada/ui/Panel'
import { Stack } from '@plomada/ui/Stack'
import { Text } from '@plomada/ui/Text'
import { useMemo, useState } from 'react'
import { type Language, locales } from './language'
import { getTexts } from './texts'
import { type Tool, tools } from './tools'

type Keys = NonNullable<DataTableProps<Tool>['selectedKeys']>

/** Returns the columns of the table. Numbers sort from the lowest. */
const getColumns = (language: Language): DataTableProps<Tool>['columns'] => {
  const { help, kinds, tools: names } = getTexts(language)
  const sorts = ['ascending', 'descending'] as const
  return [
    { id: 'name', label: help.tool, sorts, cell: ({ id }) => names[id][0] },
    { id: 'kind', label: help.task, priority: 'low', cell: ({ kind }) => kinds[kind] },
    {
      id: 'deposit',
      label: help.deposit,
      isNumeric: true,
      sorts,
      cell: ({ deposit }) => <Money amount={deposit} />,
    },
    { id: 'price', label: help.day, isNumeric: true, sorts, cell: ({ price }) => <Money amount={price} /> },
  ]
}

const sortTools = (language: Language, { column, direction }: DataTableSort): Tool[] => {
  const names = getTexts(language).tools
  const compare = (one: Tool, other: Tool) => {
    if (column === 'price') return one.price - other.price
    if (column === 'deposit') return one.deposit - other.deposit
    return names[one.id][0].localeCompare(names[other.id][0], locales[language])
  }
  const sign = direction === 'ascending' ? 1 : -1
  return tools.toSorted((one, other) => sign * compare(one, other))
}

/** Renders the prices of all tools, and the sum of those that the user selects. */
export const PriceTable = ({ language }: { language: Language }) => {
  const { help, tools: names } = getTexts(language)
  const [sort, setSort] = useState<DataTableSort>({ column: 'name', direction: 'ascending' })
  const [keys, setKeys] = useState<Keys>(new Set())
  const rows = useMemo(() => sortTools(language, sort), [language, sort])
  const columns = useMemo(() => getColumns(language), [language])
  const selected = tools.filter(({ id }) => keys.has(id))
  const format = (numbers: number[]) =>
    numbers
      .reduce((sum, number) => sum + number, 0)
      .toLocaleString(locales[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  return (
    <Stack gap={3}>
      <Text tone="muted" aria-live="polite">
        {selected.length === 0
          ? help.pricesLead
          : help.total(
              selected.length,
              format(selected.map(({ price }) => price)),
              format(selected.map(({ deposit }) => deposit)),
            )}
      </Text>
      <Panel padding="none" isClipped>
        <DataTable
          caption={help.prices}
          isCaptionHidden
          columns={columns}
          rows={rows}
          sort={sort}
          onSort={setSort}
          selectedKeys={keys}
          onSelect={setKeys}
          getRowName={({ id }) => names[id][0]}
          isScrollable
        />
      </Panel>
    </Stack>
  )
}
