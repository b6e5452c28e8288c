import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { AccountPage } from './AccountPage.tsx'

const meta = {
  title: 'Layout/AccountPage',
  component: AccountPage,
  args: {
    menu: <Panel>Mi Perfil</Panel>,
    title: 'Tus Trabajos',
    children: <Panel>Aún no tienes trabajos</Panel>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Tus Trabajos' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
