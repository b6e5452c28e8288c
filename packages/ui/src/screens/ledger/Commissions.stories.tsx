import { periodFilters } from '@plomada/domain'
import { commissions } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { DataState } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { CommissionsScreen } from './CommissionsScreen.tsx'

const onDownload = fn()

function Commissions({ dataState = 'loaded' }: { dataState?: DataState }) {
  const [filters, setFilters] = useState(periodFilters.initial)
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'failed' && !isRetried
  const shown = dataState === 'empty' ? [] : commissions
  return (
    <CommissionsScreen
      sums={hasFailed || dataState === 'loading' ? undefined : shown}
      hasFailed={hasFailed}
      onRetry={() => setRetried(true)}
      filterProps={{ value: filters, onChange: setFilters, count: undefined }}
      onDownload={onDownload}
    />
  )
}

const meta = {
  title: 'Screens/Commissions',
  component: Commissions,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('commissions')],
  beforeEach: () => {
    resetSpies()
    onDownload.mockReset()
  },
} satisfies Meta<typeof Commissions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The commission of a period by month and trade, and its file (P-303)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.070\.525,75/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /noviembre de 2026/ })).toBeVisible()
    const trades = canvas.getByRole('table', { name: 'Por oficio' })
    await expect(trades).toHaveTextContent(/Plomería.*Electricidad.*Albañilería.*Pintura.*Sin oficio/)
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar CSV' }))
    await expect(onDownload).toHaveBeenCalledOnce()
  },
}
export const Period: Story = {
  name: 'A period is typed or picked in one calendar, and never ends before it starts (P-356)',
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Desde' })
    const last = canvas.getByRole('textbox', { name: 'Hasta' })
    await userEvent.type(first, '10/11/2026')
    await userEvent.type(last, '9/11/2026')
    await userEvent.tab()
    await expect(last).toHaveAccessibleDescription('Error: La primera fecha posible es 10/11/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el calendario Período' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Período' }))
    await userEvent.click(calendar.getByRole('button', { name: /20 de noviembre de 2026/ }))
    await expect(last).toHaveValue('20/11/2026')
    await expect(last).toBeValid()
    await expect(first).toHaveValue('10/11/2026')
  },
}
export const Empty: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByText('Comisión del período')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
