import type { Offer } from '@plomada/domain'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Day } from '../Day/Day.tsx'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Table, type TableColumn } from './Table.tsx'

const guide: Guide = {
  use: 'Rows of the same kind whose cells people compare with each other, such as payments. In a narrow place each row is a card and every cell keeps the text of its header.',
  instead: {
    Cards: 'for things that people choose by their photo or read one by one',
    Figure: 'for one number alone',
  },
  anatomy: [
    'Caption',
    'Headers',
    'A row: the cell that names it, then its other cells',
    'One line when there are no rows',
  ],
  do: [
    'Put what names the row in the first column.',
    'Mark columns of figures as numeric, so that their digits stand under each other.',
    'Give `plain` to cells that speak for themselves on a card: a state, a date, a price.',
  ],
  dont: [
    'Do not hide the caption unless a heading right above says the same.',
    'Do not put more than one button in a row.',
  ],
  keys: { Tab: 'To the links and buttons in the rows', Enter: 'Follows the link, or presses the button' },
}

const columns: [TableColumn<Offer>, ...TableColumn<Offer>[]] = [
  { label: 'Servicio', cell: (offer) => offer.title },
  { label: 'Estado', cell: (offer) => <Badge tone={offer.state}>{offer.state}</Badge> },
  { label: 'Fecha', isNumeric: true, cell: (offer) => <Day date={offer.publishedAt} /> },
  { label: 'Presupuesto', isNumeric: true, cell: (offer) => <Money amount={offer.budget} /> },
]
const rows: Offer[] = [offers.newWiring, offers.paintedRoom, offers.brokenBlinds]

const meta = {
  title: 'Base/Media/Table',
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
} satisfies Meta<typeof Table<Offer>>

export default meta
type Story = StoryObj<typeof meta>

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

/** A card per row; the headers are out of sight, still read, and drawn again before each cell. */
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

/** What speaks for itself stands in one line under the name. */
export const PlainOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [columns[0], ...columns.slice(1).map((column) => ({ ...column, onCard: 'plain' as const }))],
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
    onCard: 'beside',
    cell: (offer) => (
      <Button size="small" label={`Desactivar ${offer.title}`}>
        Desactivar
      </Button>
    ),
  },
]

/** The keyboard goes through the rows in reading order. */
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
