import { Problem } from '@plomada/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { SuspendDialog, type SuspensionData } from './SuspendDialog.tsx'

const { banTitle, banHelp, ban, cancel } = userMessages
const onSuspend = fn<(suspension: SuspensionData) => Promise<void>>()

const guide: Guide = {
  whenToUse: 'For an admin who suspends a user. `UserProfileCard` renders it.',
  alternatives: { ConfirmDialog: 'without a reason' },
  anatomy: ['Title with the name', 'Consequences', 'Reason', 'Last day, optional', '«Cancelar» and «Banear»'],
  do: ['Throw the errors of the server: the dialog shows them at the fields.'],
  dont: ['Do not fill in a reason: the user reads it on every page.'],
  keyboard: { Tab: 'Moves focus through the fields and the buttons', Escape: 'Closes the dialog' },
  messages: { banTitle, banHelp, ban, cancel },
}

const meta = {
  title: 'Marketplace/User/SuspendDialog',
  component: SuspendDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: { isOpen: true, name: 'Dario Ponce', onClose: fn(), onSuspend },
  beforeEach: () => {
    onSuspend.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof SuspendDialog>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = () => within(screen.getByRole('dialog', { name: 'Banear a Dario Ponce' }))
const reason = 'Cobró una seña y no volvió a contestar.'

export const Default: Story = {
  name: 'Needs a reason, and may have a last day (P-162)',
  play: async ({ args }) => {
    const dialog = findDialog()
    await expect(dialog.getByRole('button', { name: 'Banear' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), reason)
    await userEvent.type(dialog.getByRole('textbox', { name: /Último día/ }), '5/12/2099')
    await userEvent.click(dialog.getByRole('button', { name: 'Banear' }))
    await waitFor(() => expect(onSuspend).toHaveBeenCalledWith({ reason, until: '2099-12-05' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const DayInThePast: Story = {
  name: 'Last day in the past (P-162)',
  play: async () => {
    const dialog = findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), reason)
    await userEvent.type(dialog.getByRole('textbox', { name: /Último día/ }), '5/12/2020')
    await userEvent.click(dialog.getByRole('button', { name: 'Banear' }))
    await expect(onSuspend).not.toHaveBeenCalled()
    await expect(dialog.getByRole('textbox', { name: /Último día/ })).toBeInvalid()
  },
}

export const Refused: Story = {
  play: async ({ args }) => {
    onSuspend.mockRejectedValue(new Problem('conflict', { sentence: 'Es el último admin' }))
    const dialog = findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), reason)
    await userEvent.click(dialog.getByRole('button', { name: 'Banear' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Es el último admin')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
