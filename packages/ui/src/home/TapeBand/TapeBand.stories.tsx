import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TapeBand } from './TapeBand.tsx'

const meta = {
  title: 'Home/TapeBand',
  component: TapeBand,
  parameters: { layout: 'fullscreen' },
  args: { href: '/service' },
} satisfies Meta<typeof TapeBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The second heading and the way to the services (S-021)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Desarrolla tu oficio cerca de ti' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute('href', '/service')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
