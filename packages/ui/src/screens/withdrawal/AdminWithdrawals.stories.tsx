import { withdrawalFilters } from '@plomada/domain'
import { withdrawals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type DataState, respond, useFilteredList } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { AdminWithdrawalsScreen } from './AdminWithdrawalsScreen.tsx'

const now = new Date('2026-11-20T16:00:00Z')

function AdminWithdrawals({ dataState = 'loaded' }: { dataState?: DataState }) {
  const list = useFilteredList(withdrawalFilters, () => [...withdrawals], dataState)
  const decide = () => respond(dataState)
  return <AdminWithdrawalsScreen list={list} onAccept={decide} onRefuse={decide} now={now} />
}

const meta = {
  title: 'Screens/AdminWithdrawals',
  component: AdminWithdrawals,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('dashboard')],
  beforeEach: resetSpies,
} satisfies Meta<typeof AdminWithdrawals>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Refuse: Story = {
  name: 'Refuses a request with a reason, and returns to its row (P-264)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button', { name: 'Rechazar ARR-H8ZP-4VYD' })
    await userEvent.click(button)
    const dialog = within(screen.getByRole('dialog', { name: 'Rechazar ARR-H8ZP-4VYD' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'No encontramos ningún pago')
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = { args: { dataState: 'empty' } }
export const Failed: Story = { args: { dataState: 'failed' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
