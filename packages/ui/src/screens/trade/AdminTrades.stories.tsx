import { useState } from 'react'
import type { Trade } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { respond, type DataState } from '../fixtures/screenData.ts'
import { TradesScreen } from './TradesScreen.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, withAdminFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

function Trades({
  dataState = 'loaded',
  isCreating = false,
}: {
  dataState?: DataState
  isCreating?: boolean
}) {
  const [trades, setTrades] = useState<readonly Trade[]>(dataState === 'empty' ? [] : demoTrades)
  const [isRetried, setRetried] = useState(false)
  const save = async (data: Pick<Trade, 'name' | 'description'>, trade: Trade | null) => {
    await respond(dataState)
    setTrades((now) =>
      trade
        ? now.map((one) => (one.id === trade.id ? { ...one, ...data } : one))
        : [...now, { id: 1 + Math.max(0, ...now.map(({ id }) => id)), ...data }],
    )
  }
  const remove = async (trade: Trade) => {
    await respond(dataState)
    setTrades((now) => now.filter(({ id }) => id !== trade.id))
  }
  return (
    <TradesScreen
      trades={dataState === 'loading' ? undefined : trades}
      onSubmit={save}
      onDelete={remove}
      hasAutoFocus={isCreating}
      hasFailed={dataState === 'failed' && !isRetried}
      onRetry={() => setRetried(true)}
    />
  )
}

const meta = {
  title: 'Screens/AdminTrades',
  component: Trades,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('trades')],
  beforeEach: resetSpies,
} satisfies Meta<typeof Trades>

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
    await expect(
      await dialog.findByText('El sitio no responde por un momento. Intentá de nuevo enseguida'),
    ).toBeVisible()
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
