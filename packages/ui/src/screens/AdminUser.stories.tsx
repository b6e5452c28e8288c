import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { userCopy } from '../user/user.copy.ts'
import { UserScreen } from './AdminScreens.tsx'
import { viewers } from './market.ts'
import { freshScreen, inAdministration, onPhone, onTablet } from './Screen.tsx'

const meta = {
  title: 'Screens/AdminUser',
  component: UserScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inAdministration('users', userCopy.users)],
  beforeEach: freshScreen,
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
  name: 'An admin bans somebody after being asked, and activates them again (S-018, S-040, S-389)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await ban(canvasElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await page.findByText('Usuario Baneado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activar' })).toBeEnabled()
  },
}
export const ToChange: Story = {}
export const Offline: Story = {
  name: 'A ban that does not arrive says so where it was asked',
  args: { given: 'offline' },
  play: async ({ canvasElement }) => {
    const dialog = await ban(canvasElement)
    await expect(await dialog.findByText('El servicio no está disponible por un momento')).toBeVisible()
  },
}
export const Banned: Story = { args: { user: people.dario } }
export const Oneself: Story = { args: { user: viewers.admin } }
export const LongWords: Story = { args: { user: people.maximiliano } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
