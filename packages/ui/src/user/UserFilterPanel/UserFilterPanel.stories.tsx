import { userFilters } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { optionLabels } from '../../testing/texts/optionLabels.ts'
import { UserFilterPanel } from './UserFilterPanel.tsx'

const guide: Guide = {
  whenToUse: 'Next to or above `UserList`, to filter users by name, role and state and order them by rating.',
  alternatives: { FilterPanel: 'for other lists' },
  anatomy: ['Name', 'Role', 'State', 'Order by rating'],
  do: ['Pass the number of results as `count`, so that screen readers announce it.'],
  dont: [
    'Do not use the `bar` layout without a heading: it hides the labels.',
    'Do not debounce `onChange`: the panel already waits until the user stops typing.',
  ],
  keyboard: {
    Tab: 'Moves focus to the next filter',
    'Enter, Space, arrow keys': 'On a list: opens it',
    Letters: 'On a list: selects an option',
    Escape: 'Closes an open list, or the sheet on a phone',
  },
}

const onChange = fn()

const meta = {
  title: 'Marketplace/User/UserFilterPanel',
  component: UserFilterPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: userFilters.initial, onChange, count: 41 },
  beforeEach: () => {
    onChange.mockReset()
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <UserFilterPanel
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof UserFilterPanel>

export default meta
type Story = StoryObj<typeof meta>

const getList = (canvas: HTMLElement, name: string) => within(canvas).getByRole('combobox', { name })

export const Default: Story = {
  name: 'All filters (S-253, S-254, S-326, S-472)',
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Nombre' })
    await expect(search).toHaveAttribute('placeholder', 'buqueda por nombre')
    const role = getList(canvasElement, 'Rol')
    const state = getList(canvasElement, 'Estado')
    await expect(role).toHaveDisplayValue('todos')
    await expect(optionLabels(role)).toEqual(['todos', 'admin', 'professional', 'comun'])
    await expect(state).toHaveDisplayValue('activo')
    await expect(optionLabels(state)).toEqual(['activo', 'inactivo'])
    await expect(optionLabels(getList(canvasElement, 'Rating'))).toEqual([
      'Sin ordenar',
      'Mejor puntuados',
      'Menos puntuados',
    ])
    await userEvent.selectOptions(state, 'inactivo')
    await expect(onChange).toHaveBeenCalledWith({ ...userFilters.initial, isActive: 'false' })
    await expect(state).toHaveDisplayValue('inactivo')
  },
}

export const Searching: Story = {
  name: 'Search from three letters (S-253)',
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('an')
    await advanceClock(3000)
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('a')
    await advanceClock(300)
    await expect(onChange.mock.calls).toEqual([[{ ...userFilters.initial, name: 'ana' }]])
  },
}

export const Bar: Story = { args: { layout: 'bar' } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: { ...userFilters.initial, role: 'professional', isActive: 'false' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quitar Estado: inactivo' }))
    await expect(onChange).toHaveBeenCalledWith({ ...userFilters.initial, role: 'professional' })
  },
}
