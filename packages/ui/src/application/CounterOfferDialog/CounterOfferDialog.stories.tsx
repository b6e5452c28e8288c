import { Problem } from '@plomada/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { CounterOfferDialog } from './CounterOfferDialog.tsx'

const { counterTitle, counterHelp, counter, sendCounter, cancel } = applicationMessages
const onCounter = fn<(amount: number) => Promise<void>>()

const guide: Guide = {
  whenToUse: 'For a client who answers a quote with another amount.',
  alternatives: { DeclineDialog: 'to decline the application' },
  anatomy: ['Title with the name', 'Current amount', 'Amount', '«Cancelar» and «Proponer»'],
  do: ['Offer it once for each quote.'],
  dont: ['Do not close it after a failure: the form shows the error.'],
  keyboard: { Tab: 'Moves focus through the amount and the buttons', Escape: 'Closes the dialog' },
  messages: { counterTitle, counterHelp, counter, sendCounter, cancel },
}

const meta = {
  title: 'Marketplace/Application/CounterOfferDialog',
  component: CounterOfferDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: { name: 'Bruno Saldaño', currentAmount: 52_000, onClose: fn(), onCounter },
  beforeEach: () => {
    onCounter.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof CounterOfferDialog>

export default meta
type Story = StoryObj<typeof meta>

const propose = async (amount: string) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Monto/ }), amount)
  await userEvent.tab()
  return dialog
}

export const Default: Story = {
  name: 'Default (P-012)',
  play: async ({ args }) => {
    const dialog = await propose('46000')
    await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }))
    await waitFor(() => expect(onCounter).toHaveBeenCalledWith(46_000))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const SameAmount: Story = {
  name: 'The same amount (P-012)',
  play: async () => {
    const dialog = await propose('52000')
    await expect(
      await dialog.findByText('Es el mismo monto de la postulación: podés aceptarla'),
    ).toBeVisible()
  },
}

export const Refused: Story = {
  play: async () => {
    onCounter.mockRejectedValue(new Problem('counterOffered'))
    const dialog = await propose('46000')
    await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ya hiciste una contraoferta')
  },
}
