import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import {
  columns,
  createTools,
  SortedTable,
  type SortedTableProps,
  type Tool,
} from '../../testing/SortedTable.tsx'
import type { Guide } from '../../testing/guide.ts'
import type { ItemKey } from '../keys.ts'
import { DataTable } from './DataTable.tsx'

const guide: Guide = {
  whenToUse:
    'For rows that users sort, select or scroll in a region of their own. In a narrow container each row is a card, below the buttons that sort.',
  alternatives: {
    Table: 'for rows that only show: it adds no code to a page',
    Cards: 'for items with photos',
  },
  anatomy: [
    'Caption',
    'Headers, with a button where rows can be sorted',
    'Checkbox of all rows (optional)',
    'Rows, or what takes their place: placeholders, or a text when there are none',
  ],
  do: [
    'Sort the rows in `onSort`, or load them in that order and pass `undefined` meanwhile: the headers stay and keep the focus.',
    'Start `sorts` with the direction that most users want: numbers with the largest.',
    'Set `isScrollable` for more than a hundred rows: those out of view are not rendered.',
    'Keep the array of columns and that of rows between renders if there are thousands.',
  ],
  dont: [
    'Do not give low priority to what users need to tell rows apart: such columns leave a narrow table.',
    'Do not put another scrolling region into a cell.',
  ],
  keyboard: {
    Tab: 'Moves between headers that sort, checkboxes and what is in the rows; also to a region that scrolls',
    'Enter, Space': 'Sorts by the column; again, in the other direction',
    Space: 'Selects a row or all',
    'Arrow up, arrow down, Page up, Page down': 'Scroll the region',
  },
  messages: {
    loading: esAR.loading,
    select: esAR['table.select'],
    selectAll: esAR['table.selectAll'],
  },
}

const meta = {
  title: 'Components/Media/DataTable',
  component: DataTable<Tool>,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    caption: 'Herramientas',
    columns,
    rows: createTools(6),
    empty: 'No hay herramientas',
    onSort: fn(),
  },
  render: (args) => <SortedTable {...args} />,
} satisfies Meta<SortedTableProps>

export default meta
type Story = StoryObj<SortedTableProps>

const getNames = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** A press on a header sorts, and another one changes the direction. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name })
    await expect(within(header('Uso')).queryByRole('button')).toBeNull()
    await userEvent.tab()
    await expect(within(header('Herramienta')).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(header('Herramienta')).toHaveAttribute('aria-sort', 'ascending')
    await expect(getNames(canvasElement)[0]).toBe('Amoladora 2')
    await userEvent.keyboard(' ')
    await expect(header('Herramienta')).toHaveAttribute('aria-sort', 'descending')
    await expect(getNames(canvasElement)[0]).toBe('Taladro 1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'price', direction: 'descending' })
    await expect(header('Precio por día')).toHaveAttribute('aria-sort', 'descending')
    await expect(header('Herramienta')).not.toHaveAttribute('aria-sort')
    await expect(getNames(canvasElement)[0]).toBe('Escalera 6')
  },
}

/** With one direction, another press changes nothing. */
export const OneDirection: Story = {
  args: {
    columns: [
      columns[0],
      { id: 'price', label: 'Precio', sorts: ['descending'], cell: ({ price }) => price },
    ],
    sort: { column: 'price', direction: 'descending' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Precio' }))
    await expect(args.onSort).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Herramienta' }))
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' })
  },
}

const Selected = (args: SortedTableProps) => {
  const [keys, setKeys] = useState<ReadonlySet<ItemKey>>(new Set([2]))
  return <SortedTable {...args} selectedKeys={keys} onSelect={setKeys} getRowName={({ name }) => name} />
}

/** The checkbox of all rows shows a dash while some are selected. */
export const Selection: Story = {
  render: (args) => <Selected {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar todas las filas' })
    const first = canvas.getByRole('checkbox', { name: 'Seleccionar Taladro 1' })
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar Amoladora 2' })).toBeChecked()
    await expect(all.indeterminate).toBe(true)
    first.focus()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(all.indeterminate).toBe(false)
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeChecked()
    await userEvent.click(all)
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).not.toBeChecked()
  },
}

export const SelectionOnAPhone: Story = {
  render: (args) => <Selected {...args} />,
  globals: { viewport: { value: 'phone' } },
}

/** Cards, below the buttons that sort them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Precio por día' }))
    await expect(getNames(canvasElement)[0]).toBe('Escalera 6')
    // All columns, also those that leave a table of a middle width.
    await expect(canvas.getAllByRole('cell')).toHaveLength(18)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Columns of low and medium priority leave a table that is too narrow. */
export const Priorities: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Herramienta',
      'Precio por día',
    ])
  },
}

/** The headers stay while rows load, and with them the focus. */
export const Loading: Story = {
  args: { rows: undefined, sort: { column: 'name', direction: 'ascending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Herramienta' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No hay herramientas' })).toBeVisible()
  },
}
