import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { userMessages } from '../user/user.messages.ts'
import { UsersScreen } from './AdminScreens.tsx'
import { resetSpies, withAdminFrame, onPhone, onTablet } from './fixtures/screenDecorators.tsx'

const meta = {
  title: 'Screens/AdminUsers',
  component: UsersScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('users', userMessages.users)],
  beforeEach: resetSpies,
} satisfies Meta<typeof UsersScreen>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const Active: Story = {
  name: 'Filters by name and state, 30 users per page (S-039, S-466)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(cards(canvasElement)).toHaveLength(30)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Estado' }), 'inactivo')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
    await expect(page.getByText('Hemos encontrado 1 usuarios!')).toBeVisible()
    await expect(cards(canvasElement)[0]).toHaveTextContent('Dario Ponce')
  },
}
export const AllUsers: Story = {}
export const Loading: Story = { args: { dataState: 'loading' } }
export const NoUsers: Story = {
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('no hay usuarios para mostrar')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(30))
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
