import { adminOfferFilters } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { optionLabels } from '../../testing/texts/optionLabels.ts'
import { AdminOfferFilterBar } from './AdminOfferFilterBar.tsx'

const guide: Guide = {
  whenToUse: 'Above `AdminOfferList`, to search offers by name, filter them by state and sort them by age.',
  alternatives: { FilterPanel: 'for any other list' },
  anatomy: ['Search by name', 'State', 'Order'],
  do: ['Preselect the state for the dashboard links «proceso» and «terminado».'],
  dont: ['Do not debounce `onChange`. The search field does.'],
  keyboard: {
    Tab: 'Moves focus to the next filter',
    'Enter, Space, arrow keys': 'On a select: opens it',
    Letters: 'On a select, open or closed: selects an option',
    Escape: 'Closes an open select',
  },
}

const onChange = fn()

const meta = {
  title: 'Marketplace/Offer/AdminOfferFilterBar',
  component: AdminOfferFilterBar,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: adminOfferFilters.initial, onChange, count: 96 },
  beforeEach: () => {
    onChange.mockReset()
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <AdminOfferFilterBar
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof AdminOfferFilterBar>

export default meta
type Story = StoryObj<typeof meta>

const getSelect = (canvas: HTMLElement, name: string) => within(canvas).getByRole('combobox', { name })

export const Default: Story = {
  name: 'Default (S-468, S-470)',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Nombre' })).toHaveFocus()
    await expect(getSelect(canvasElement, 'Por lanzamiento')).toHaveDisplayValue('Más recientes')
    await userEvent.tab()
    const state = getSelect(canvasElement, 'Estado')
    await expect(state).toHaveFocus()
    await expect(optionLabels(state)).toEqual(['Todos', 'pendiente', 'proceso', 'terminado'])
    await userEvent.selectOptions(state, 'terminado')
    await expect(onChange.mock.calls).toEqual([[{ ...adminOfferFilters.initial, state: 'terminado' }]])
    await expect(state).toHaveFocus()
  },
}

export const Preset: Story = {
  args: { value: { ...adminOfferFilters.initial, state: 'proceso' } },
  play: async ({ canvasElement }) => {
    await expect(getSelect(canvasElement, 'Estado')).toHaveDisplayValue('proceso')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
