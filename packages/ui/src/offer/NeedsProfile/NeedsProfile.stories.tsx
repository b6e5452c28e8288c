import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { NeedsProfile } from './NeedsProfile.tsx'

const guide: Guide = {
  use: 'Tells a client who wants to apply that a professional profile comes first, and leads there.',
  instead: { Notice: 'for anything else that has to be said' },
  anatomy: ['One sentence', 'Link to the profile form', 'Close button, where it can be closed'],
  do: ['Show it where the person pressed, not on top of the page.'],
  dont: ['Do not show it before somebody tried to apply.'],
  keys: { Tab: 'To the link, then to the close button', Enter: 'Opens the form or closes' },
  copy: { needsProfile: offerCopy.needsProfile, completeProfile: offerCopy.completeProfile },
}

const meta = {
  title: 'Offer/NeedsProfile',
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
