import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import {
  columns,
  createTools,
  SortedTable,
  type SortedTableProps,
  type Tool,
} from '../../testing/SortedTable.tsx'
import type { Guide } from '../../testing/guide.ts'
import { Link } from '../Link/Link.tsx'
import { DataTable } from './DataTable.tsx'

const guide: Guide = {
  whenToUse: 'For thousands of rows in one table, in a region that scrolls below its headers.',
  alternatives: { DataTable: 'for its other states', Pager: 'for a list that loads page by page' },
  anatomy: ['Caption', 'Headers, which stay in view', 'Rows in view, and some around them'],
  do: ['Keep the array of columns and that of rows between renders.'],
  dont: [
    'Do not count on the search of the browser: rows out of view are not in the page. Add a field that filters.',
  ],
  keyboard: {
    Tab: 'Moves focus to the region, the headers that sort and what is in the rows',
    'Arrow up, arrow down, Page up, Page down': 'Scroll the region',
  },
  messages: { loading: 'loading' },
}

const meta = {
  title: 'Components/Media/DataTableScrolling',
  component: DataTable<Tool>,
  tags: ['interactive'],
  parameters: { guide },
  args: { caption: 'Herramientas', columns, rows: createTools(200), isScrollable: true, onSort: fn() },
  render: (args) => <SortedTable {...args} />,
} satisfies Meta<SortedTableProps>

export default meta
type Story = StoryObj<SortedTableProps>

// Not among the args, which Storybook copies.
const many = createTools(10_000)
const Many = (args: SortedTableProps) => <SortedTable {...args} rows={many} />

/** Renders those of ten thousand rows that are in view, and some around them. */
export const TenThousandRows: Story = {
  render: (args) => <Many {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Herramientas' })
    const table = canvas.getByRole('table', { name: 'Herramientas' })
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    const listRows = () => [...canvasElement.querySelectorAll<HTMLElement>('tr[aria-rowindex]')].slice(1)
    await expect(listRows().length).toBeLessThan(60)
    // The region is a stop for keys that scroll.
    region.focus()
    await expect(region).toHaveFocus()
    const head = canvas.getByRole('columnheader', { name: 'Herramienta' })
    for (const share of [0.1, 0.5, 0.52, 0.4, 1]) {
      region.scrollTop = share * (region.scrollHeight - region.clientHeight)
      await waitFor(async () => {
        const [first, last] = [listRows()[0], listRows().at(-1)]
        const area = region.getBoundingClientRect()
        await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(area.top + 80)
        await expect(Math.round(last?.getBoundingClientRect().bottom ?? 0)).toBeGreaterThanOrEqual(
          Math.floor(area.bottom) - 2,
        )
      })
      await expect(head.getBoundingClientRect().top).toBe(region.getBoundingClientRect().top)
    }
    await expect(listRows().at(-1)).toHaveAttribute('aria-rowindex', '10001')
    await expect(listRows().length).toBeLessThan(60)
  },
}

/** A link that has the focus stays in the page when its row leaves the view. */
export const FocusInManyRows: Story = {
  args: {
    columns: [
      {
        ...columns[0],
        cell: ({ id, name }) => (id === 3 ? <Link href="#3">{name}</Link> : name),
      },
      ...columns.slice(1),
    ],
  },
  render: (args) => <Many {...args} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Herramientas' })
    const link = canvas.getByRole('link', { name: 'Lijadora 3' })
    link.focus()
    region.scrollTop = region.scrollHeight / 2
    await waitFor(() => expect(canvas.queryByText('Taladro 1')).not.toBeInTheDocument())
    await expect(link).toHaveFocus()
    region.scrollTop = 0
    await waitFor(() => expect(canvas.getByText('Taladro 1')).toBeVisible())
    await expect(link).toHaveFocus()
  },
}

export const ManyRowsOnAPhone: Story = {
  render: (args) => <Many {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Herramientas' })
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="10001"]')).toBeVisible())
  },
}

export const RightToLeft: Story = {
  args: {
    caption: 'أدوات',
    columns: [
      { id: 'name', label: 'الأداة', sorts: ['ascending', 'descending'], cell: ({ name }) => name },
      { id: 'price', label: 'السعر', isNumeric: true, sorts: ['descending'], cell: ({ price }) => price },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <SortedTable {...args} />
    </div>
  ),
}
