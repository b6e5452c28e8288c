import { offers } from '@plomada/domain/fixtures'
import type { Offer } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Cards } from './Cards.tsx'

const meta = {
  title: 'Layout/Cards',
  component: Cards<Offer>,
  args: {
    of: Object.values(offers),
    each: (offer) => (
      <Panel>
        <Heading level={3}>{offer.title}</Heading>
      </Panel>
    ),
    empty: <EmptyState title="Sin resultados" />,
    skeleton: <Skeleton shape="card" />,
    onRetry: fn(),
  },
} satisfies Meta<typeof Cards<Offer>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5)
  },
}

export const ThreeColumns: Story = {
  args: { columns: 3 },
  play: async ({ canvasElement }) => {
    const columns = getComputedStyle(within(canvasElement).getByRole('list')).gridTemplateColumns
    await expect(columns.split(' ')).toHaveLength(3)
  },
}

export const Loading: Story = { args: { of: undefined } }

export const Empty: Story = {
  args: { of: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { of: undefined, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
