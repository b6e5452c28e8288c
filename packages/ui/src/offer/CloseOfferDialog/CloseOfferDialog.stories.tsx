import { Problem } from '@plomada/domain/contract'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { CloseOfferDialog } from './CloseOfferDialog.tsx'

const guide: Guide = {
  whenToUse: 'For a client who closes an own offer.',
  alternatives: { ConfirmDialog: 'without a reason' },
  anatomy: ['Title', 'Consequences', 'Reason, and optional text', '«Cancelar» and «Cerrar publicación»'],
  do: ['Throw from `onClose` if the offer was not closed.'],
  dont: ['Do not require a text.'],
  keyboard: { Tab: 'Moves focus through reason, text and buttons', Escape: 'Closes the dialog' },
  messages: {
    closeTitle: offerMessages.closeTitle('Pintar'),
    closeHelp: offerMessages.closeHelp,
    closeOffer: offerMessages.closeOffer,
    cancel: offerMessages.cancel,
  },
}

const meta = {
  title: 'Marketplace/Offer/CloseOfferDialog',
  component: CloseOfferDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.tankPump, isOpen: true, onDismiss: fn(), onClose: fn(async () => {}) },
} satisfies Meta<typeof CloseOfferDialog>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = () => within(screen.getByRole('dialog'))
const press = () => userEvent.click(findDialog().getByRole('button', { name: 'Cerrar publicación' }))

export const Default: Story = {
  name: 'Closes with a reason and a text (P-195)',
  play: async ({ args }) => {
    await userEvent.click(findDialog().getByRole('radio', { name: 'El trabajo queda para más adelante' }))
    await userEvent.type(findDialog().getByRole('textbox'), 'En marzo lo retomo')
    await press()
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith({ reason: 'later', text: 'En marzo lo retomo' }),
    )
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled())
  },
}

export const Refused: Story = {
  args: {
    onClose: fn(async () => {
      throw new Problem('stateChanged')
    }),
  },
  play: async ({ args }) => {
    await press()
    await expect(await findDialog().findByRole('alert')).toHaveTextContent('Esto cambió mientras tanto')
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}
