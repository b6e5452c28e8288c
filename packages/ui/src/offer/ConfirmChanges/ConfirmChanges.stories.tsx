import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { ConfirmChanges } from './ConfirmChanges.tsx'

const guide: Guide = {
  whenToUse: 'For a professional whose application waits, because the client changed the offer.',
  alternatives: { OfferChanges: 'for the changes alone' },
  anatomy: [
    'Heading',
    'Each changed field, before and after',
    'What happens until the confirmation',
    'Button',
  ],
  do: ['Report a failure from `onConfirm`, and read the offer again: it may have changed once more.'],
  dont: ['Do not confirm a change that the professional has not seen.'],
  keyboard: { Tab: 'Moves focus to the button', Enter: 'Confirms the application' },
  messages: {
    changed: offerMessages.changed,
    outdated: offerMessages.outdated,
    changedHelp: offerMessages.changedHelp,
    changedBack: offerMessages.changedBack,
    confirm: offerMessages.confirm,
    confirming: offerMessages.confirming,
  },
}

const meta = {
  title: 'Marketplace/Offer/ConfirmChanges',
  component: ConfirmChanges,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.edited, onConfirm: fn(async () => {}) },
} satisfies Meta<typeof ConfirmChanges>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows what changed and confirms with one press (P-192)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('$ 48.000')).toBeVisible()
    await expect(canvas.getByText('$ 55.000')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: /^Confirmar mi postulación a «Cambiar la bomba/ }),
    )
    await expect(args.onConfirm).toHaveBeenCalledWith(21)
  },
}

/** The client undid the changes before the professional confirmed. */
export const ChangedBack: Story = {
  args: { offer: { ...offers.edited, pendingChanges: { changeId: 22, changes: {} } } },
}

/** `onConfirm` has not finished. */
export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveTextContent('procesando...')
  },
}
