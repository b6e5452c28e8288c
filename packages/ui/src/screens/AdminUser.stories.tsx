import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { userMessages } from '../user/user.messages.ts'
import { UserScreen } from './AdminScreens.tsx'
import { viewers } from './fixtures/marketplace.ts'
import { resetSpies, withAdminFrame, onPhone, onTablet } from './fixtures/screenDecorators.tsx'

const meta = {
  title: 'Screens/AdminUser',
  component: UserScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('users', userMessages.users)],
  beforeEach: resetSpies,
  args: { user: viewers.professional },
} satisfies Meta<typeof UserScreen>

export default meta
type Story = StoryObj<typeof meta>

const ban = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button', { name: 'Banear' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Banear' }))
  return dialog
}

export const Professional: Story = {
  name: 'Bans a user after a confirmation and offers to activate them (S-018, S-040, S-389)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await ban(canvasElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await page.findByText('Usuario Baneado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activar' })).toBeEnabled()
  },
}
export const Initial: Story = {}
export const Offline: Story = {
  name: 'Shows a failed ban in its confirmation dialog',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const dialog = await ban(canvasElement)
    await expect(await dialog.findByText('El servicio no está disponible por un momento')).toBeVisible()
  },
}
export const Banned: Story = { args: { user: people.dario } }
export const OwnAccount: Story = { args: { user: viewers.admin } }
export const LongWords: Story = { args: { user: people.maximiliano } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
