import { periodFilters } from '@plomada/domain'
import { reconciliations } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { ReconciliationScreen, type ReconciliationScreenProps } from './ReconciliationScreen.tsx'

const onStart = fn()

type Part = Pick<ReconciliationScreenProps, 'result' | 'isRunning' | 'hasFailed' | 'progress'>

function Reconciliation(part: Part) {
  const [filters, setFilters] = useState(periodFilters.initial)
  return (
    <ReconciliationScreen
      filterProps={{ value: filters, onChange: setFilters, count: undefined }}
      onStart={onStart}
      {...part}
    />
  )
}

const all = { done: 11, total: 11 }

const meta = {
  title: 'Screens/Reconciliation',
  component: Reconciliation,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('reconciliation')],
  beforeEach: () => {
    resetSpies()
    onStart.mockReset()
  },
  args: { result: reconciliations.different, isRunning: false, hasFailed: false, progress: all },
} satisfies Meta<typeof Reconciliation>

export default meta
type Story = StoryObj<typeof meta>

export const Different: Story = {
  name: 'Explains each difference and links to the job (P-301)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 diferencias')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Pago 41' })[0]).toHaveAttribute(
      'href',
      '/dashboard/libro?trabajo=9',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Comparar' }))
    await expect(onStart).toHaveBeenCalledOnce()
  },
}
export const Equal: Story = {
  name: 'Everything agrees (P-301)',
  args: { result: reconciliations.equal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todo coincide')).toBeVisible()
    await expect(canvas.getByText('Contracargos: acá 1, en el proveedor 1.')).toBeVisible()
  },
}
export const WithoutRefunds: Story = { args: { result: reconciliations.withoutRefunds } }
export const Start: Story = { args: { result: undefined, progress: { done: 0, total: 0 } } }
export const Running: Story = {
  name: 'Shows how far it is (P-301)',
  args: { result: reconciliations.equal, isRunning: true, progress: { done: 4, total: 11 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 de 11 partes')
    await expect(canvas.queryByText('Todo coincide')).toBeNull()
  },
}
export const Stopped: Story = {
  name: 'Continues after the provider did not respond (P-301)',
  args: { result: reconciliations.equal, hasFailed: true, progress: { done: 4, total: 11 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Todo coincide')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }))
    await expect(onStart).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
