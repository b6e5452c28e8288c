import { tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { alertMessages } from '../alert.messages.ts'
import { AlertDialog } from './AlertDialog.tsx'

const { createTitle, createHelp, editTitle, save, cancel } = alertMessages

const guide: Guide = {
  whenToUse: 'For a professional who saves or edits an alert for new offers.',
  alternatives: { FilterPanel: 'to find the offers that exist' },
  anatomy: [
    'Trade',
    'Cities: a field that adds them, and a tag for each',
    'Minimum budget',
    'Frequency',
    '«Guardar alerta» and «Cancelar»',
  ],
  do: ['Pass the filters of the list as `initial`.', 'Throw from `onSave` if saving failed.'],
  dont: ['Do not open it for clients.'],
  keyboard: {
    Tab: 'Moves focus through the fields',
    Escape: 'Closes the dialog',
  },
  messages: { createTitle, createHelp, editTitle, save, cancel },
}

const meta = {
  title: 'Marketplace/Alert/AlertDialog',
  component: AlertDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    isOpen: true,
    onClose: fn(),
    tradeOptions: tradeOptions(demoTrades),
    initial: { tradeId: 1, cities: ['La Plata'] },
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Saves trade, cities, minimum budget and frequency (P-093)',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisarme de ofertas así' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /Ciudades/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Berisso' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Quitar Berisso' })).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: /Presupuesto mínimo/ }), '20000')
    await userEvent.click(dialog.getByRole('radio', { name: 'Una vez al día' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar alerta' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        tradeId: 1,
        cities: ['Berisso', 'La Plata'],
        minimumBudget: 20_000,
        frequency: 'daily',
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const CitiesByKeyboard: Story = {
  name: 'Cities are found by a part of their name and removed with Backspace (P-355)',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisarme de ofertas así' }))
    const cities = dialog.getByRole('combobox', { name: 'Ciudades' })
    await userEvent.type(cities, 'zárate{Enter}')
    await userEvent.type(cities, 'quil{ArrowDown}{Enter}')
    await waitFor(() => expect(dialog.getByRole('row', { name: 'Quilmes' })).toBeVisible())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(dialog.queryByRole('row', { name: 'Quilmes' })).not.toBeInTheDocument())
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar La Plata' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar alerta' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ cities: ['Zarate'] })),
    )
  },
}

export const Edit: Story = {
  args: {
    isEdit: true,
    initial: {
      tradeId: null,
      cities: ['Avellaneda', 'Berazategui', 'Florencio Varela', 'Lanus', 'Quilmes'],
      minimumBudget: 50_000,
      frequency: 'daily',
    },
  },
}
