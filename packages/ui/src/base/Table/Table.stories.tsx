import type { Offer } from '@plomada/domain'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import { Button } from '../Button/Button.tsx'
import { Day } from '../Day/Day.tsx'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Table, type TableColumn, type TableProps } from './Table.tsx'

const guide: Guide = {
  whenToUse:
    'For rows whose cells users compare, such as payments. In a narrow container each row is a card and each cell repeats its header.',
  alternatives: {
    Cards: 'for items that users read one by one or select by their photo',
    Stat: 'for a single number',
  },
  anatomy: ['Caption', 'Headers', 'Rows: a header cell, then the other cells', 'Text when there are no rows'],
  do: [
    'Use the first column for the name of the row.',
    'Set `isNumeric` for columns of numbers, so that their digits line up.',
    'Pass cells as elements in `rows` when a server component renders them for a client component.',
    'Use `plain` for cells that need no header on a card: a state, a date, a price.',
  ],
  dont: [
    'Do not hide the caption unless a heading above has the same text.',
    'Do not put more than one button in a row.',
  ],
  keyboard: {
    Tab: 'Moves focus to the links and buttons in the rows',
    Enter: 'Opens the link or activates the button',
  },
}

/** The props for rows as data. */
type Args = Extract<TableProps<Offer>, { rows: readonly Offer[] }>

const columns: [TableColumn<Offer>, ...TableColumn<Offer>[]] = [
  { label: 'Servicio', cell: (offer) => offer.title },
  { label: 'Estado', cell: (offer) => <OfferStateBadge state={offer.state} /> },
  { label: 'Fecha', isNumeric: true, cell: (offer) => <Day date={offer.publishedAt} /> },
  { label: 'Presupuesto', isNumeric: true, cell: (offer) => <Money amount={offer.budget} /> },
]
const rows: Offer[] = [offers.newWiring, offers.paintedRoom, offers.brokenBlinds]

const meta = {
  title: 'Components/Data/Table',
  component: Table<Offer>,
  parameters: { guide },
  args: { caption: 'Últimos pagos', columns, rows, empty: 'No hay objetos' },
  decorators: [
    (Story) => (
      <Panel padding="none" isClipped>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Últimos pagos' }))
    await expect(table.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Servicio',
      'Estado',
      'Fecha',
      'Presupuesto',
    ])
    await expect(table.getByRole('rowheader', { name: 'Pintar living y pasillo' })).toBeVisible()
    const ends = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1))
      .map((cell) => Math.round(cell?.firstElementChild?.getBoundingClientRect().right ?? 0))
    await expect(new Set(ends).size).toBe(1)
  },
}

/** Each row is a card. The headers are visually hidden and repeated before each cell. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Últimos pagos' }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(table.getAllByRole('row')).toHaveLength(4)
    const [, first] = table.getAllByRole('row')
    const price = within(first as HTMLElement)
      .getAllByRole('cell')
      .at(-1) as HTMLElement
    await expect(getComputedStyle(price, '::before').content).toContain('Presupuesto')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Plain cells share one line below the name. */
export const PlainOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [columns[0], ...columns.slice(1).map((column) => ({ ...column, cardLayout: 'plain' as const }))],
  },
  play: async ({ canvasElement }) => {
    const [, first] = within(canvasElement).getAllByRole('row')
    const tops = within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect())
      .map(({ top, height }) => Math.round(top + height / 2))
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
  },
}

const withAction: typeof columns = [
  { label: 'Servicio', cell: (offer) => <Link href={`#${offer.id}`}>{offer.title}</Link> },
  { label: 'Presupuesto', isNumeric: true, cell: (offer) => <Money amount={offer.budget} /> },
  {
    label: 'Acción',
    isNumeric: true,
    cardLayout: 'beside',
    cell: (offer) => (
      <Button size="small" label={`Desactivar ${offer.title}`}>
        Desactivar
      </Button>
    ),
  },
]

/** Tab moves through the rows in reading order. */
export const WithActions: Story = {
  tags: ['interactive'],
  args: { columns: withAction },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of [offers.newWiring.title, offers.paintedRoom.title]) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: `Desactivar ${name}` })).toHaveFocus()
    }
  },
}

export const ActionsOnAPhone: Story = {
  tags: ['interactive'],
  globals: { viewport: { value: 'phone' } },
  args: { columns: withAction },
}

/** Cells as elements look the same. A server component can pass them to a client component. */
export const CellsAsElements: Story = {
  render: () => (
    <Table
      caption="Últimos pagos"
      columns={[
        { id: 'title', label: 'Servicio' },
        { id: 'state', label: 'Estado' },
        { id: 'budget', label: 'Presupuesto', isNumeric: true, cardLayout: 'plain' },
      ]}
      rows={rows.map(({ id, title, state, budget }) => ({
        id,
        cells: { title, state: <OfferStateBadge state={state} />, budget: <Money amount={budget} /> },
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Últimos pagos' }))
    const [, first] = table.getAllByRole('row')
    await expect(
      within(first as HTMLElement).getByRole('rowheader', { name: offers.newWiring.title }),
    ).toBeVisible()
    await expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(2)
  },
}

export const HiddenCaption: Story = { args: { isCaptionHidden: true } }

export const LongWords: Story = { args: { rows: [offers.longWords, ...rows] } }

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: [offers.longWords, ...rows] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell', { name: 'No hay objetos' })).toBeVisible()
  },
}
