import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Shell/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', offersHref: '/service' },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Página no encontrada' }),
    ).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
  },
}
