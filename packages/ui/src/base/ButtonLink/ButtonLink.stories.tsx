import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Base/Control/ButtonLink',
  component: ButtonLink,
  args: { href: '/servicios', children: 'Ver servicios' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver servicios' })
    await expect(link).toHaveAttribute('href', '/servicios')
  },
}

export const Accent: Story = { args: { variant: 'accent', children: 'Crear Servicios' } }

export const Secondary: Story = { args: { variant: 'secondary', children: 'Home' } }

export const WithIcon: Story = { args: { endIcon: 'arrowRight' } }
