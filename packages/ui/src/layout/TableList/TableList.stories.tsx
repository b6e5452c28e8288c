import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { TableList, type TableListProps } from './TableList.tsx'

interface Job {
  id: number
  name: string
  city: string
}
const jobs: Job[] = [
  { id: 1, name: 'Pintar la reja', city: 'Quilmes' },
  { id: 2, name: 'Cambiar el termotanque', city: 'Lanús' },
]

const guide: Guide = {
  whenToUse: 'For a filtered list of which people compare columns, above its pager.',
  alternatives: { Cards: 'for items with photos', Table: 'for rows that never load' },
  anatomy: ['Heading for screen readers', 'Table; on a phone a card for each row'],
  do: ['Put what identifies a row into the first column.'],
  dont: ['Do not hide the list after a failure: `hasFailed` shows a message and a retry button.'],
  keyboard: { Tab: 'Moves focus to the links and buttons of the rows' },
  messages: {
    loading: esAR.loading,
    failed: esAR['list.failed'],
    retry: esAR.retry,
    results: esAR['list.results'],
  },
}

const List = (props: TableListProps<Job>) => <TableList {...props} />

const meta = {
  title: 'Patterns/Layout/TableList',
  component: List,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    items: jobs,
    caption: 'Trabajos',
    columns: [
      { label: 'Trabajo', cell: ({ name }) => name },
      { label: 'Ciudad', cell: ({ city }) => city },
    ],
    empty: <EmptyState title="No hay trabajos" />,
    emptyTitle: 'No hay trabajos',
  },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Trabajos' })
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(2)
  },
}
export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}
export const Empty: Story = { args: { items: [] } }
export const Failed: Story = {
  args: { items: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
