import { auditFilters } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { optionLabels } from '../../testing/texts/optionLabels.ts'
import { AuditFilterPanel } from './AuditFilterPanel.tsx'

const guide: Guide = {
  whenToUse:
    'Above or next to `AuditEventList`, to filter the audit log by actor, action, subject and dates.',
  alternatives: { FilterPanel: 'for other lists' },
  anatomy: ['Name of the actor', 'Action', 'Type of subject', 'First day', 'Last day'],
  do: ['Pass the number of results as `count`, so that screen readers announce it.'],
  dont: ['Do not add filters by hand: pass all of them as `value`.'],
  keyboard: {
    Tab: 'Moves focus to the next filter',
    'Enter, Space, arrow keys': 'On a list: opens it',
    Escape: 'Closes the sheet',
  },
}

const onChange = fn()

const meta = {
  title: 'Marketplace/Audit/AuditFilterPanel',
  component: AuditFilterPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: auditFilters.initial, onChange, count: 312 },
  beforeEach: () => void onChange.mockReset(),
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <AuditFilterPanel
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof AuditFilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Actor, action, subject and dates',
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('searchbox', { name: 'Quién' })).toBeVisible()
    await expect(optionLabels(panel.getByRole('combobox', { name: 'Sobre' }))).toEqual([
      'Todo',
      'Usuarios',
      'Servicios',
      'Trabajos',
      'Oficios',
      'Cuentas',
      'Tandas de pagos',
    ])
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Acción' }), 'Servicio eliminado')
    await userEvent.type(panel.getByRole('textbox', { name: 'Desde' }), '1/11/2026{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({
      ...auditFilters.initial,
      action: 'offerDeleted',
      from: '2026-11-01',
    })
  },
}

export const ReversedPeriod: Story = {
  name: 'A period that ends before it starts (P-340)',
  args: { value: { ...auditFilters.initial, from: '2026-11-09', to: '2026-11-01' } },
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('textbox', { name: 'Hasta' })
    await waitFor(() => expect(end).toHaveAccessibleDescription(/El rango termina antes de empezar/))
    await userEvent.clear(end)
    await userEvent.type(end, '9/11/2026{Enter}')
    await waitFor(() => expect(end).not.toHaveAccessibleDescription(/El rango termina/))
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: '2026-11-09', to: '2026-11-09' }),
    )
  },
}

export const OnAPhone: Story = {
  name: 'On a phone with an active date filter',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: { ...auditFilters.initial, from: '2026-11-01' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quitar Desde: 1/11/2026' }))
    await expect(onChange).toHaveBeenCalledWith(auditFilters.initial)
  },
}
