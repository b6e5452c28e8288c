import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DataTable, Table, type TableProps } from '../base/index.ts'
import { Cards, type CardsProps } from '../layout/index.ts'
import { en } from '../messages/index.ts'
import { Provider } from '../provider/index.ts'

afterEach(cleanup)

interface Tool {
  sku: string
}
const tools: Tool[] = [{ sku: 'drill' }, { sku: 'saw' }]
const columns: TableProps<Tool>['columns'] = [{ label: 'Tool', cell: ({ sku }) => sku }]
const cards = { renderItem: ({ sku }: Tool) => sku, empty: 'None', emptyTitle: 'None', skeleton: 'Loading' }
const getKey = ({ sku }: Tool) => sku

const inEnglish = (element: ReactElement) => (
  <Provider messages={en} locale="en-US">
    {element}
  </Provider>
)

test.each<[string, (rows: Tool[]) => ReactElement]>([
  ['Table', (rows) => <Table caption="Tools" columns={columns} rows={rows} getKey={getKey} />],
  [
    'DataTable',
    (rows) => (
      <DataTable
        caption="Tools"
        columns={[{ id: 'sku', label: 'Tool', cell: ({ sku }) => sku }]}
        rows={rows}
        getKey={getKey}
      />
    ),
  ],
  ['Cards', (items) => <Cards {...cards} items={items} getKey={getKey} />],
])('%s keeps the elements of its items by key when their order changes', (_, createElement) => {
  const { rerender } = render(inEnglish(createElement(tools)))
  const saw = screen.getByText('saw')
  rerender(inEnglish(createElement(tools.toReversed())))
  expect(screen.getByText('saw')).toBe(saw)
  expect(saw.compareDocumentPosition(screen.getByText('drill'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('items need an id, which can be text, or `getKey`', () => {
  const withId: Pick<TableProps<{ id: string }>, 'rows' | 'getKey'> = { rows: [{ id: 'drill' }] }
  expect(withId.getKey).toBeUndefined()
  // @ts-expect-error -- a tool has no id
  const tableProps: TableProps<Tool> = { caption: 'Tools', columns, rows: tools }
  // @ts-expect-error -- a tool has no id
  const cardsProps: CardsProps<Tool> = { ...cards, items: tools }
  expect([tableProps.getKey, cardsProps.getKey]).toEqual([undefined, undefined])
})
