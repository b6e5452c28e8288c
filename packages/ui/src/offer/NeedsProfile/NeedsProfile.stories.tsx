import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NeedsProfile } from './NeedsProfile.tsx'

const meta = {
  title: 'Offer/NeedsProfile',
  component: NeedsProfile,
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
