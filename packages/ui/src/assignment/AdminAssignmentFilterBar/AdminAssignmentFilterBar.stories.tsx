import { adminAssignmentFilters } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { optionLabels } from '../../testing/texts/optionLabels.ts'
import { AdminAssignmentFilterBar } from './AdminAssignmentFilterBar.tsx'

const guide: Guide = {
  whenToUse: 'Above `AdminAssignmentTable`, to filter all jobs by words, need and state, and to order them.',
  alternatives: { FilterPanel: 'for other lists' },
  anatomy: ['Words of the title or of a person', 'Need', 'State', 'Order'],
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
  title: 'Marketplace/Assignment/AdminAssignmentFilterBar',
  component: AdminAssignmentFilterBar,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: adminAssignmentFilters.initial, onChange, count: 312 },
  beforeEach: () => void onChange.mockReset(),
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <AdminAssignmentFilterBar
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof AdminAssignmentFilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Words, need, state and order (P-206)',
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    await expect(bar.getByRole('searchbox', { name: 'Buscar' })).toBeVisible()
    await expect(optionLabels(bar.getByRole('combobox', { name: 'Qué falta' }))).toEqual([
      'Todos',
      'Decisión',
      'Devolución',
      'Plazo vencido',
    ])
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Estado' }), 'En reclamo')
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Qué falta' }), 'Decisión')
    await expect(onChange).toHaveBeenLastCalledWith({
      ...adminAssignmentFilters.initial,
      state: 'disputed',
      need: 'decision',
    })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: { ...adminAssignmentFilters.initial, need: 'overdue' } },
}
