import { Problem } from '@plomada/domain/contract'
import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { tradeMessages } from '../trade.messages.ts'
import { TradeList, type TradeListProps } from './TradeList.tsx'

const guide: Guide = {
  whenToUse: 'For the admin list of all trades.',
  alternatives: {
    TradeMenu: 'for links to the professionals of a trade',
    TradePicker: 'to select trades in a form',
  },
  anatomy: [
    'Heading; a spinner while the list reloads',
    'Rows with icon and name',
    'Buttons to read the description, edit and delete; a menu on a phone',
  ],
  do: [
    'Pass the trade of `onEdit` to `TradeForm`, and its id as `editedId`.',
    'Throw `{ message }` from `onDelete` if the trade is in use. The dialog shows it.',
  ],
  dont: ['Do not ask for confirmation in `onDelete`. The list does.'],
  keyboard: {
    Tab: 'Moves focus to the next button',
    'Enter, Space': 'Activates the button',
    Escape: 'Closes the dialog or menu and returns focus to its button',
    'Arrow keys, Home, End, letters': 'In the menu of a row, on a phone: move focus to an action',
  },
  messages: {
    list: tradeMessages.list,
    none: tradeMessages.none,
    view: tradeMessages.view,
    edit: tradeMessages.edit,
    remove: tradeMessages.remove,
    removeHelp: tradeMessages.removeHelp,
    noDescription: tradeMessages.noDescription,
  },
}

const onDelete = fn()

/** Removes deleted trades from the list. */
const Controlled = (args: TradeListProps) => {
  const [remaining, setRemaining] = useState(args.trades)
  return (
    <TradeList
      {...args}
      trades={remaining}
      onDelete={async (trade) => {
        await args.onDelete(trade)
        setRemaining((previous) => previous?.filter(({ id }) => id !== trade.id))
      }}
    />
  )
}

const meta = {
  title: 'Marketplace/Trade/TradeList',
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

const getButton = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const onAPhone = { viewport: { value: 'phone', isRotated: false } }

export const Default: Story = {
  name: 'Default (S-268)',
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6))
    for (const [index, row] of within(canvasElement).getAllByRole('listitem').entries())
      await expect(within(row).getByText(demoTrades[index]?.name ?? '')).toBeVisible()
    await userEvent.tab()
    await expect(getButton(canvasElement, 'Ver descripción de Plomería')).toHaveFocus()
    await userEvent.tab()
    await expect(getButton(canvasElement, 'Editar Plomería')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith(trades.plumbing)
    await userEvent.tab()
    await expect(getButton(canvasElement, 'Eliminar Plomería')).toHaveFocus()
  },
}

export const Description: Story = {
  name: 'Description: closing returns the focus (S-268)',
  play: async ({ canvasElement }) => {
    getButton(canvasElement, 'Ver descripción de Electricidad').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Electricidad' })
    await expect(within(dialog).getByText(trades.electricity.description)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(getButton(canvasElement, 'Ver descripción de Electricidad')).toHaveFocus())
  },
}

export const Deleting: Story = {
  name: 'Deleting: requires confirmation, then focuses the heading (S-268)',
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    getButton(canvasElement, 'Eliminar Pintura').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar Pintura' })
    await waitFor(() => expect(getButton(dialog, 'Cancelar')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(onDelete).not.toHaveBeenCalled()
    await waitFor(() => expect(getButton(canvasElement, 'Eliminar Pintura')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(getButton(await screen.findByRole('alertdialog'), 'Eliminar'))
    await waitFor(() => expect(within(canvasElement).queryByText('Pintura')).toBeNull())
    await expect(onDelete).toHaveBeenCalledWith(trades.painting)
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: 'Oficios' })).toHaveFocus())
  },
}

export const InUse: Story = {
  name: 'In use: the dialog shows the error',
  play: async ({ canvasElement }) => {
    onDelete.mockRejectedValue(new Problem('conflict', { sentence: '3 servicios usan este oficio' }))
    await userEvent.click(getButton(canvasElement, 'Eliminar Plomería'))
    await userEvent.click(getButton(await screen.findByRole('alertdialog'), 'Eliminar'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('3 servicios usan este oficio')
    await expect(within(canvasElement).getByText('Plomería')).toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'On a phone: the actions are in a menu (S-268)',
  globals: onAPhone,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Editar Plomería' })).toBeNull()
    const menu = getButton(canvasElement, 'Acciones de Plomería')
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

export const Reloading: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('procesando...')
  },
}

export const Empty: Story = {
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
    await userEvent.click(getButton(canvasElement, 'Reintentar'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutDescription: Story = {
  args: { trades: [{ ...trades.gas, description: '' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(getButton(canvasElement, 'Ver descripción de Gas'))
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
