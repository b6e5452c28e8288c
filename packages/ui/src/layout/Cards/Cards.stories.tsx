import { offers } from '@plomada/domain/fixtures'
import type { Offer } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
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
    'Cards, or their shapes while they load, or the empty text, or ListError when it failed',
  ],
  do: [
    'Pass the `page`, so that a page change brings the focus back to the top of the list.',
    'Pass the empty text of that list, and its sentence as `none`.',
    'Set `heading` to null where the page has one for the list.',
    'Set `isHandedOn` where pages are turned often and a card is drawn from what it is given alone.',
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
    none: 'Sin resultados',
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
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(within(canvasElement).getByText('No se pudo cargar la lista.')).toBeVisible()
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

const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem')
/** Shows a list, and another one when told to. */
const turned = (before: readonly Offer[], after: readonly Offer[]): Partial<Story> => ({
  args: {
    isHandedOn: true,
    each: ({ id, title }) => (
      <Panel>
        <Heading level={3}>{title}</Heading>
        <Button>{`Abrir ${id}`}</Button>
      </Panel>
    ),
  },
  render: function Turned(args) {
    const [shown, setShown] = useState(before)
    // In time for a play function that begins as soon as the story is drawn.
    useLayoutEffect(() => {
      const turn = () => setShown(after)
      addEventListener('turn', turn)
      return () => removeEventListener('turn', turn)
    }, [])
    return <Cards {...args} of={shown} />
  },
})

/** A whole new page takes over the elements of the one before; whoever stood in a card is brought to the heading. */
export const HandedOn: Story = {
  ...turned(pages[0] ?? [], pages[1] ?? []),
  play: async ({ canvas, canvasElement }) => {
    const before = cards(canvasElement)
    canvas.getByRole('button', { name: `Abrir ${pages[0]?.[0]?.id}` }).focus()
    dispatchEvent(new Event('turn'))
    await canvas.findByRole('heading', { name: pages[1]?.[0]?.title })
    await expect(cards(canvasElement)).toHaveLength(2)
    for (const [place, card] of cards(canvasElement).entries()) await expect(card).toBe(before[place])
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Resultados' })).toHaveFocus())
  },
}

/** Where one of them stays it keeps its element and the focus in it, wherever it stands now. */
export const OneStays: Story = {
  ...turned(pages[0] ?? [], [...(pages[1] ?? []), ...(pages[0] ?? []).slice(0, 1)]),
  play: async ({ canvas, canvasElement }) => {
    const [first] = cards(canvasElement)
    const button = canvas.getByRole('button', { name: `Abrir ${pages[0]?.[0]?.id}` })
    button.focus()
    dispatchEvent(new Event('turn'))
    await canvas.findByRole('heading', { name: pages[1]?.[0]?.title })
    await expect(cards(canvasElement)).toHaveLength(3)
    await expect(cards(canvasElement)[2]).toBe(first)
    await expect(button).toHaveFocus()
  },
}
