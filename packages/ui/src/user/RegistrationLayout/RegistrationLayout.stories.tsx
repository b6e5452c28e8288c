import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { RegistrationLayout } from './RegistrationLayout.tsx'

const meta = {
  title: 'User/RegistrationLayout',
  component: RegistrationLayout,
  parameters: { layout: 'fullscreen' },
  args: { trades: demoTrades, signInHref: '/user/register', onRegister: fn() },
} satisfies Meta<typeof RegistrationLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Headed Crea tu usuario (S-159)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Crea tu usuario' })).toBeVisible()
  },
}
