import { Problem } from '@plomada/domain/contract'
import { payoutResults } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutDeskMessages } from '../payout.messages.ts'
import { PayoutResultsForm } from './PayoutResultsForm.tsx'

const { importTitle, imported, refused, line, reference, problem } = payoutDeskMessages
const { import: send } = payoutDeskMessages
const onImport = fn()

const guide: Guide = {
  whenToUse: 'For admins, to import how the payouts of a run ended.',
  alternatives: { PayoutTable: 'for the state of each payout' },
  anatomy: ['Field for the text of the file', 'What changed', 'The lines that changed nothing, and why'],
  do: ['Accept the same file again: it changes nothing.'],
  dont: ['Do not refuse a file because of one line.'],
  keyboard: { Tab: 'Moves focus from the field to the button', Enter: 'On the button, imports the text' },
  messages: { importTitle, send, imported, refused, line, reference, problem },
}

const meta = {
  title: 'Marketplace/Payout/PayoutResultsForm',
  component: PayoutResultsForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { onImport },
  beforeEach: () => {
    onImport.mockReset()
    onImport.mockResolvedValue(payoutResults)
  },
} satisfies Meta<typeof PayoutResultsForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows the lines that changed nothing (P-254)',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Referencia;Estado')
    await waitFor(() => expect(canvas.getByRole('button', { name: send })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(await canvas.findByText(imported(2, 1, 0))).toBeVisible()
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/5.*PLO-9999.*no es de esta tanda/)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const Refused: Story = {
  name: 'Says at the field why a file cannot be read, and keeps it',
  play: async ({ canvas }) => {
    const sentence = 'Le faltan columnas: tiene que haber Referencia y Estado'
    onImport.mockRejectedValue(new Problem('invalid', { fields: { text: sentence } }))
    await userEvent.type(canvas.getByRole('textbox'), 'Nombre;Monto')
    await waitFor(() => expect(canvas.getByRole('button', { name: send })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect((await canvas.findAllByText(sentence))[0]).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Nombre;Monto')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
