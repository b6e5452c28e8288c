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
import { Cards, type CardsProps } from './Cards.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'For a list of cards that loads, with its loading, error and empty states.',
  alternatives: { Grid: 'for cards that do not load', MasterDetail: 'for a list with a detail view' },
  anatomy: ['Visually hidden heading', 'Cards, placeholders, empty state or ListError'],
  do: [
    'Pass `page`, so that the focus moves to the top of the list after a page change.',
    'Pass the empty state of the list as `empty` and its title as `emptyTitle`.',
    'Set `heading` to null when the page has a heading for the list.',
    'In a server component, pass the cards as children with keys, and `isLoading` in the fallback of Suspense.',
  ],
  dont: ['Do not show the previous cards under new filters.'],
  keyboard: { Tab: 'Moves focus into the cards, or to «Try again»' },
  messages: {
    loading: esAR.loading,
    failed: esAR['list.failed'],
    retry: esAR.retry,
    results: esAR['list.results'],
  },
}

const { tankPump, paintedRoom, newWiring, brokenBlinds, longWords } = offers
const listed: Offer[] = [tankPump, paintedRoom, newWiring, brokenBlinds, longWords]

/** The props for cards from items. */
type Args = Extract<CardsProps<Offer>, { items: readonly Offer[] | undefined; renderItem: object }>

const meta = {
  title: 'Patterns/Layout/Cards',
  component: Cards<Offer>,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    items: listed,
    renderItem: (offer) => (
      <Panel>
        <Heading level={3}>{offer.title}</Heading>
      </Panel>
    ),
    empty: <EmptyState title="Sin resultados" />,
    emptyTitle: 'Sin resultados',
    skeleton: <Skeleton shape="card" />,
    onRetry: fn(),
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

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

export const Groups: Story = {
  args: { getGroup: ({ state }) => (state === 'pendiente' ? 'Abiertas' : 'Con profesional') },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('region', { name: 'Con profesional' }))
    await expect(group.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Loading: Story = { args: { items: undefined } }

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { items: undefined, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(within(canvasElement).getByText('No pudimos cargar la lista.')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** Screen readers announce the loading state once and ignore the placeholders. */
export const LoadingAnnounced: Story = {
  args: { items: undefined, skeletons: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const RetryByKeyboard: Story = {
  args: { items: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

const texts = { empty: <EmptyState title="Sin resultados" />, emptyTitle: 'Sin resultados' }

/** Each child is a list item with its key. A server component can pass them. */
export const CardsAsChildren: Story = {
  render: () => (
    <Cards {...texts} skeleton={<Skeleton shape="card" />}>
      {listed.map(({ id, title }) => (
        <Panel key={id}>
          <Heading level={3}>{title}</Heading>
        </Panel>
      ))}
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(first?.height).toBe(second?.height)
  },
}

export const WithoutChildren: Story = {
  render: () => (
    <Cards {...texts} skeleton={null}>
      {null}
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const LoadingChildren: Story = {
  render: () => <Cards {...texts} skeleton={<Skeleton shape="card" />} skeletons={3} isLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

const pages = [listed.slice(0, 3), listed.slice(3)]

/** After a page change, when the cards have loaded, the heading of the list takes the focus. */
export const PageChange: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(1)
    const [shown, setShown] = useState<readonly Offer[] | undefined>(pages[0])
    const turn = () => {
      setPage(2)
      setShown(undefined)
    }
    return (
      <>
        <Cards {...args} items={shown} page={page} />
        <Button onClick={shown ? turn : () => setShown(pages[1])}>
          {shown ? 'Página siguiente' : 'Terminar la carga'}
        </Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const heading = () => canvas.getByRole('heading', { name: 'Resultados' })
    await expect(heading()).not.toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
    await expect(heading()).not.toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading()).toHaveFocus())
    await expect(heading().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** The button of a state that disappears passes the focus on to the heading of the list, while the list loads. */
const recovering = (before: NonNullable<Story['args']>): Partial<Story> => ({
  args: before,
  render: function Recovering(args) {
    const [state, setState] = useState<'before' | 'loading' | 'loaded'>('before')
    const load = () => setState('loading')
    useLayoutEffect(() => {
      const finish = () => setState('loaded')
      addEventListener('loaded', finish)
      return () => removeEventListener('loaded', finish)
    }, [])
    if (state === 'before')
      return (
        <Cards
          {...args}
          onRetry={load}
          empty={
            <EmptyState
              title="Sin resultados"
              actions={
                <Button variant="secondary" onClick={load}>
                  Limpiar filtros
                </Button>
              }
            />
          }
        />
      )
    return <Cards {...args} hasFailed={false} items={state === 'loading' ? undefined : pages[0]} />
  },
})

const expectFocusOnHeading = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement)
  canvas.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  const heading = canvas.getByRole('heading', { name: 'Resultados' })
  await expect(heading).toHaveFocus()
  dispatchEvent(new Event('loaded'))
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
  await expect(heading).toHaveFocus()
}

export const FocusAfterClearing: Story = {
  ...recovering({ items: [] }),
  play: ({ canvasElement }) => expectFocusOnHeading(canvasElement, 'Limpiar filtros'),
}

export const FocusAfterRetry: Story = {
  ...recovering({ items: undefined, hasFailed: true }),
  play: ({ canvasElement }) => expectFocusOnHeading(canvasElement, 'Reintentar'),
}

const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem')
/** Replaces the items on the event `replace`. */
const replacing = (before: readonly Offer[], after: readonly Offer[]): Partial<Story> => ({
  args: {
    renderItem: ({ id, title }) => (
      <Panel>
        <Heading level={3}>{title}</Heading>
        <Button>{`Abrir ${id}`}</Button>
      </Panel>
    ),
  },
  render: function Replacing(args) {
    const [shown, setShown] = useState(before)
    // A layout effect, because the play function starts right after the first render.
    useLayoutEffect(() => {
      const replace = () => setShown(after)
      addEventListener('replace', replace)
      return () => removeEventListener('replace', replace)
    }, [])
    return <Cards {...args} items={shown} />
  },
})

/** An item on both pages keeps its element and the focus in it. */
export const SharedItem: Story = {
  ...replacing(pages[0] ?? [], [...(pages[1] ?? []), ...(pages[0] ?? []).slice(0, 1)]),
  play: async ({ canvas, canvasElement }) => {
    const [first] = cards(canvasElement)
    const button = canvas.getByRole('button', { name: `Abrir ${pages[0]?.[0]?.id}` })
    button.focus()
    dispatchEvent(new Event('replace'))
    await canvas.findByRole('heading', { name: pages[1]?.[0]?.title })
    await expect(cards(canvasElement)).toHaveLength(3)
    await expect(cards(canvasElement)[2]).toBe(first)
    await expect(button).toHaveFocus()
  },
}
