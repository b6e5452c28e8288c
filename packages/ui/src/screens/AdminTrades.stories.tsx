import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { tradeMessages } from '../trade/trade.messages.ts'
import { TradesScreen } from './AdminScreens.tsx'
import { resetSpies, withAdminFrame, onPhone, onTablet } from './fixtures/screenDecorators.tsx'

const meta = {
  title: 'Screens/AdminTrades',
  component: TradesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('trades', tradeMessages.list)],
  beforeEach: resetSpies,
} satisfies Meta<typeof TradesScreen>

export default meta
type Story = StoryObj<typeof meta>

const name = (canvas: HTMLElement) => within(canvas).getAllByRole('textbox')[0] ?? canvas

export const AddEditDelete: Story = {
  name: 'Adds, edits and deletes a trade (S-019, S-041)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(name(canvasElement), 'Zinguería')
    await userEvent.type(page.getAllByRole('textbox')[1] ?? canvasElement, 'Canaletas y babetas.')
    const add = page.getByRole('button', { name: 'Add' })
    await waitFor(() => expect(add).toBeEnabled())
    await userEvent.click(add)
    await expect(await page.findByText('Job craeted correctly! :D')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Editar Zinguería' }))
    await waitFor(() => expect(name(canvasElement)).toHaveValue('Zinguería'))
    await userEvent.type(name(canvasElement), ' fina')
    await userEvent.click(page.getByRole('button', { name: 'Update' }))
    await userEvent.click(await page.findByRole('button', { name: 'Eliminar Zinguería fina' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }))
    await waitFor(() => expect(page.queryByText('Zinguería fina')).toBeNull())
  },
}
export const Creating: Story = {
  name: 'At /dashboard/jobs/create and /admin/create/job, with the form focused (S-042, S-061)',
  args: { isCreating: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(name(canvasElement)).toHaveFocus())
  },
}
export const Offline: Story = {
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Eliminar Gas' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }))
    await expect(await dialog.findByText('El servicio no está disponible por un momento')).toBeVisible()
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const None: Story = {
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('ups! no hay oficios')).toBeVisible()
  },
}
export const Failed: Story = { args: { dataState: 'failed' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
