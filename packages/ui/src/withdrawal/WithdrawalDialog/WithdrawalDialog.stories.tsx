import { Problem } from '@plomada/domain/contract'
import { withdrawals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { adminWithdrawalMessages } from '../withdrawal.messages.ts'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

const { accept, acceptLabel, acceptHelp, refuse, refuseLabel, refuseHelp, cancel } = adminWithdrawalMessages
const onAccept = fn()
const onRefuse = fn()
const [late, waiting, known] = withdrawals

const guide: Guide = {
  whenToUse: 'For an admin who decides a request to withdraw.',
  alternatives: { ConfirmDialog: 'for a decision without fields' },
  anatomy: [
    'Title with the code',
    'Consequences',
    'Number of the job, or reason',
    '«Cancelar» and the decision',
  ],
  do: ['Throw the errors of the server: the dialog shows them.'],
  dont: ['Do not fill in a reason: the person reads it.'],
  keyboard: { Tab: 'Moves focus through the field and the buttons', Escape: 'Closes the dialog' },
  messages: { accept, acceptLabel, acceptHelp, refuse, refuseLabel, refuseHelp, cancel },
}

const meta = {
  title: 'Marketplace/Withdrawal/WithdrawalDialog',
  component: WithdrawalDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: { withdrawal: known ?? waiting, decision: 'accept', onClose: fn(), onAccept, onRefuse },
  beforeEach: () => {
    onAccept.mockReset()
    onRefuse.mockReset()
  },
} satisfies Meta<typeof WithdrawalDialog>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = () => within(screen.getByRole('dialog'))

export const Default: Story = {
  name: 'Carries it out for the job that is known (P-264)',
  play: async ({ args }) => {
    const dialog = findDialog()
    await expect(dialog.getByRole('textbox', { name: /Número del trabajo/ })).toHaveValue('7')
    await userEvent.click(dialog.getByRole('button', { name: accept }))
    await waitFor(() => expect(onAccept).toHaveBeenCalledWith({ assignmentId: 7 }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const UnknownJob: Story = {
  name: 'Asks for the number of the job, and shows a refusal (P-264)',
  args: { withdrawal: late },
  play: async ({ args }) => {
    onAccept.mockRejectedValue(new Problem('tooLate'))
    const dialog = findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Número del trabajo/ }), '31')
    await userEvent.click(dialog.getByRole('button', { name: accept }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ya pasó el plazo')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Refuse: Story = {
  name: 'Refuses with a reason (P-264)',
  args: { decision: 'refuse' },
  play: async () => {
    const dialog = findDialog()
    await expect(dialog.getByRole('button', { name: refuse })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'No hay ningún pago')
    await userEvent.click(dialog.getByRole('button', { name: refuse }))
    await waitFor(() => expect(onRefuse).toHaveBeenCalledWith({ reason: 'No hay ningún pago' }))
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
