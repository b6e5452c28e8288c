import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { NeedsProfile } from './NeedsProfile.tsx'

const guide: Guide = {
  whenToUse:
    'For a client who tries to apply: links to the form that creates the required professional profile.',
  alternatives: { Notice: 'for any other message' },
  anatomy: ['Message', 'Link to the profile form', 'Close button (optional)'],
  do: ['Show it next to the button that the user clicked.'],
  dont: ['Do not show it before the user tries to apply.'],
  keyboard: {
    Tab: 'Moves focus to the link, then to the close button',
    Enter: 'Follows the link or closes the notice',
  },
  messages: { needsProfile: offerMessages.needsProfile, completeProfile: offerMessages.completeProfile },
}

const meta = {
  title: 'Marketplace/Offer/NeedsProfile',
  component: NeedsProfile,
  tags: ['interactive'],
  parameters: { guide },
  args: { href: '#profile', onClose: fn() },
} satisfies Meta<typeof NeedsProfile>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement)
    await expect(notice.getByRole('link', { name: 'Completar el perfil profesional' })).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Cerrar aviso' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
