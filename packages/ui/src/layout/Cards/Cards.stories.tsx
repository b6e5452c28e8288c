import { offers } from '@plomada/domain/fixtures'
import type { Offer } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Cards } from './Cards.tsx'
import type { Guide } from '../../testing/guide.ts'
import { layoutCopy } from '../layout.copy.ts'

const guide: Guide = {
  use: 'A list of cards, in each of its states.',
  instead: { Grid: 'for cards that are always there', MasterDetail: 'for a list to choose from' },
  anatomy: [
    'Hidden heading',
    'Cards, or their shapes while they load, or the empty text, with a line to try again when it failed',
  ],
  do: [
    'Pass the `page`, so that a page change brings the focus back to the top of the list.',
    'Pass the empty text of that list.',
    'Set `heading` to null where the page has one for the list.',
  ],
  dont: ['Do not show old cards under a new filter.'],
  keys: { Tab: 'Into the cards; to «Reintentar» when it failed' },
  copy: {
    loading: layoutCopy.loading,
    failed: layoutCopy.failed,
    retry: layoutCopy.retry,
    results: layoutCopy.results,
  },
}

const meta = {
  title: 'Layout/Cards',
  component: Cards<Offer>,
  tags: ['interactive'],
  parameters: { guide },
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

/** What is awaited is said once; the shapes say nothing. */
export const LoadingIsSaid: Story = {
  args: { of: undefined, skeletons: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const RetryByKeyboard: Story = {
  args: { of: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

const pages = [Object.values(offers).slice(0, 3), Object.values(offers).slice(3)]

/** After a page change focus and scroll go to the heading of the list, when its cards have arrived. */
export const AnotherPage: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(1)
    const [shown, setShown] = useState<readonly Offer[] | undefined>(pages[0])
    const turn = () => {
      setPage(2)
      setShown(undefined)
      setTimeout(() => setShown(pages[1]), 100)
    }
    return (
      <>
        <Cards {...args} of={shown} page={page} />
        <Button onClick={turn}>Página siguiente</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const heading = () => canvas.getByRole('heading', { name: 'Resultados' })
    await expect(heading()).not.toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
    await waitFor(() => expect(heading()).toHaveFocus())
    await expect(heading().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
