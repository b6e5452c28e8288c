import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { userCopy } from '../user/user.copy.ts'
import { UsersScreen } from './AdminScreens.tsx'
import { freshScreen, inAdministration, onPhone, onTablet } from './Screen.tsx'

const meta = {
  title: 'Screens/AdminUsers',
  component: UsersScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inAdministration('users', userCopy.users)],
  beforeEach: freshScreen,
} satisfies Meta<typeof UsersScreen>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const Active: Story = {
  name: 'An admin finds people by name and state, thirty on a page (S-039, S-466)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(cards(canvasElement)).toHaveLength(30)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Estado' }), 'inactivo')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
    await expect(page.getByText('Hemos encontrado 1 usuarios!')).toBeVisible()
    await expect(cards(canvasElement)[0]).toHaveTextContent('Dario Ponce')
  },
}
export const Everybody: Story = {}
export const Loading: Story = { args: { given: 'loading' } }
export const Nobody: Story = {
  args: { given: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('no hay usuarios para mostrar')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { given: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(30))
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
