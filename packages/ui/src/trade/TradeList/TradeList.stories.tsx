import { Problem } from '@plomada/domain/define'
import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { tradeCopy } from '../trade.copy.ts'
import { TradeList, type TradeListProps } from './TradeList.tsx'

const guide: Guide = {
  use: 'The trades manager: every trade with what an admin can do with it.',
  instead: { TradeMenu: 'for people who look for somebody', TradePicker: 'to choose trades in a form' },
  anatomy: [
    'Heading, with a ring while the list is loaded again',
    'Rows: picture and name',
    'Buttons to read the description, edit and delete; a menu of them on a phone',
  ],
  do: [
    'Hand the trade of «Editar» to TradeForm, and its id back as `editedId`.',
    'Let `onDelete` throw a Problem when the trade is in use: the dialog says why.',
  ],
  dont: ['Do not ask again before deleting: the list has asked.'],
  keys: {
    Tab: 'To the next button',
    'Enter, Space': 'Presses it',
    Escape: 'Closes the dialog or the menu and gives the focus back',
    'Arrows, Home, End, letters': 'In the menu of a row, on a phone',
  },
  copy: {
    list: tradeCopy.list,
    none: tradeCopy.none,
    view: tradeCopy.view,
    edit: tradeCopy.edit,
    remove: tradeCopy.remove,
    removeHelp: tradeCopy.removeHelp,
    noDescription: tradeCopy.noDescription,
  },
}

const onDelete = fn()

/** The list of a product whose server really deletes. */
const Kept = (args: TradeListProps) => {
  const [kept, setKept] = useState(args.trades)
  return (
    <TradeList
      {...args}
      trades={kept}
      onDelete={async (trade) => {
        await args.onDelete(trade)
        setKept((before) => before?.filter(({ id }) => id !== trade.id))
      }}
    />
  )
}

const meta = {
  title: 'Trade/TradeList',
  component: TradeList,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades.slice(0, 6), onEdit: fn(), onDelete },
  beforeEach: () => {
    onDelete.mockReset()
    onDelete.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof TradeList>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const onAPhone = { viewport: { value: 'phone', isRotated: false } }

export const Default: Story = {
  name: 'Every trade with its name and three actions (S-268)',
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6))
    for (const [index, row] of within(canvasElement).getAllByRole('listitem').entries())
      await expect(within(row).getByText(demoTrades[index]?.name ?? '')).toBeVisible()
    await userEvent.tab()
    await expect(button(canvasElement, 'Ver descripción de Plomería')).toHaveFocus()
    await userEvent.tab()
    await expect(button(canvasElement, 'Editar Plomería')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith(trades.plumbing)
    await userEvent.tab()
    await expect(button(canvasElement, 'Eliminar Plomería')).toHaveFocus()
  },
}

export const Description: Story = {
  name: 'The description opens and gives the focus back (S-268)',
  play: async ({ canvasElement }) => {
    button(canvasElement, 'Ver descripción de Electricidad').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Electricidad' })
    await expect(within(dialog).getByText(trades.electricity.description)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button(canvasElement, 'Ver descripción de Electricidad')).toHaveFocus())
  },
}

export const Deleting: Story = {
  name: 'Deleting asks first; then the focus goes to the heading (S-268)',
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    button(canvasElement, 'Eliminar Pintura').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar Pintura' })
    await waitFor(() => expect(button(dialog, 'Cancelar')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(onDelete).not.toHaveBeenCalled()
    await waitFor(() => expect(button(canvasElement, 'Eliminar Pintura')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Eliminar'))
    await waitFor(() => expect(within(canvasElement).queryByText('Pintura')).toBeNull())
    await expect(onDelete).toHaveBeenCalledWith(trades.painting)
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: 'Oficios' })).toHaveFocus())
  },
}

export const InUse: Story = {
  name: 'A trade in use stays, and the dialog says why',
  play: async ({ canvasElement }) => {
    onDelete.mockRejectedValue(new Problem('conflict', { sentence: '3 servicios usan este oficio' }))
    await userEvent.click(button(canvasElement, 'Eliminar Plomería'))
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Eliminar'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('3 servicios usan este oficio')
    await expect(within(canvasElement).getByText('Plomería')).toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'On a phone a menu holds the actions (S-268)',
  globals: onAPhone,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Editar Plomería' })).toBeNull()
    const menu = button(canvasElement, 'Acciones de Plomería')
    menu.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ver descripción' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(trades.plumbing))
    menu.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Eliminar Plomería' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

export const Edited: Story = { args: { editedId: 2 } }

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('procesando...')
  },
}

export const Empty: Story = {
  name: 'Without trades',
  args: { trades: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('ups! no hay oficios')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { trades: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cargando...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { trades: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('ups! no hay oficios')).toBeVisible()
    await userEvent.click(button(canvasElement, 'Reintentar'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutDescription: Story = {
  args: { trades: [{ ...trades.gas, description: '' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Ver descripción de Gas'))
    await expect(await screen.findByText('No hay descripción')).toBeVisible()
  },
}

export const LongWords: Story = {
  globals: onAPhone,
  args: {
    trades: [
      { ...trades.gas, name: 'Electroimpermeabilizaciónderevestimientos ininterrumpidos de medianera' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
