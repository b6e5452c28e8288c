import { Problem } from '@plomada/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { DeclineDialog } from './DeclineDialog.tsx'

const { declineTitle, declineHelp, decline, cancel } = applicationMessages
const onDecline = fn<(reason: string) => Promise<void>>()

const guide: Guide = {
  whenToUse: 'For a client who declines an application.',
  alternatives: { ConfirmDialog: 'without a reason' },
  anatomy: ['Title with the name', 'Consequences', 'Reason, optional', '«Cancelar» and «Rechazar»'],
  do: ['Pass null as `name` to close it.'],
  dont: ['Do not require a reason.'],
  keyboard: { Tab: 'Moves focus through the reason and the buttons', Escape: 'Closes the dialog' },
  messages: { declineTitle, declineHelp, decline, cancel },
}

const meta = {
  title: 'Marketplace/Application/DeclineDialog',
  component: DeclineDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: { name: 'Carla Medina', onClose: fn(), onDecline },
  beforeEach: () => {
    onDecline.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof DeclineDialog>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = () => within(screen.getByRole('dialog'))

export const Default: Story = {
  name: 'Default (P-006)',
  play: async ({ args }) => {
    await userEvent.type(findDialog().getByRole('textbox'), 'Es para esta semana')
    await userEvent.click(findDialog().getByRole('button', { name: 'Rechazar' }))
    await waitFor(() => expect(onDecline).toHaveBeenCalledWith('Es para esta semana'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Refused: Story = {
  play: async ({ args }) => {
    onDecline.mockRejectedValue(new Problem('applicationWithdrawn'))
    await userEvent.click(findDialog().getByRole('button', { name: 'Rechazar' }))
    await expect(await findDialog().findByRole('alert')).toHaveTextContent('retiró su postulación')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
