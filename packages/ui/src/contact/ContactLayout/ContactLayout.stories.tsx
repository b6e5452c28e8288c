import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ContactLayout } from './ContactLayout.tsx'

const meta = {
  title: 'Contact/ContactLayout',
  component: ContactLayout,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(), backHref: '/' },
} satisfies Meta<typeof ContactLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Titled Contacto (S-154)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  },
}
