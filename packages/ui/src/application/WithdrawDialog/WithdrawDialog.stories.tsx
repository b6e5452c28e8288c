import { Problem } from '@plomada/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const { withdraw, withdrawTitle, withdrawHelp } = applicationMessages

const guide: Guide = {
  whenToUse: 'To confirm that a professional withdraws an application.',
  alternatives: { DeclineDialog: 'for the client who declines one' },
  anatomy: ['Title', 'What happens then', '«Cancelar» and «Retirar»'],
  do: ['Throw from `onConfirm` if the application could not be withdrawn.'],
  dont: ['Do not withdraw without it: the client is notified at once.'],
  keyboard: { Tab: 'Moves focus through the buttons', Escape: 'Closes the dialog' },
  messages: { withdraw, withdrawTitle, withdrawHelp },
}

const meta = {
  title: 'Marketplace/Application/WithdrawDialog',
  component: WithdrawDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: { isOpen: true, onClose: fn(), onConfirm: fn(async () => {}) },
} satisfies Meta<typeof WithdrawDialog>

export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Withdraws after a confirmation (P-004)',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Refused: StoryObj<typeof meta> = {
  args: {
    onConfirm: fn(async () => {
      throw new Problem('applicationClosed')
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ya no podés cambiar')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
