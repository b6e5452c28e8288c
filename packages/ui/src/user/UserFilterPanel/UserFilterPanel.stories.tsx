import { userFilters } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { optionWords } from '../../testing/optionWords.ts'
import { UserFilterPanel } from './UserFilterPanel.tsx'

const guide: Guide = {
  use: 'Beside or over UserList, to look for people by name, role and state and to order them by rating.',
  instead: { FilterPanel: 'for any other declared list' },
  anatomy: ['Search by name', 'Role', 'State', 'Order of the ratings'],
  do: ['Give the number of matches, so that it is said once when it arrives.'],
  dont: [
    'Do not use the bar where the lists have no other heading: it hides their labels.',
    'Do not send a request for each letter: the panel waits until the typing rests.',
  ],
  keys: {
    Tab: 'To the next filter',
    'Enter, Space, arrows': 'On a list: opens it',
    Letters: 'On a list, open or closed: to an option',
    Escape: 'Closes an open list, or the sheet on a phone',
  },
}

const onChange = fn()

const meta = {
  title: 'User/UserFilterPanel',
  component: UserFilterPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: userFilters.initial, onChange, count: 41 },
  beforeEach: () => {
    onChange.mockReset()
  },
  render: function Kept(args) {
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

const list = (canvas: HTMLElement, name: string) => within(canvas).getByRole('combobox', { name })

export const Default: Story = {
  name: 'Name, role, state and rating (S-253, S-254, S-326, S-472)',
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Nombre' })
    await expect(search).toHaveAttribute('placeholder', 'buqueda por nombre')
    const role = list(canvasElement, 'Rol')
    const state = list(canvasElement, 'Estado')
    await expect(role).toHaveDisplayValue('todos')
    await expect(optionWords(role)).toEqual(['todos', 'admin', 'professional', 'comun'])
    await expect(state).toHaveDisplayValue('activo')
    await expect(optionWords(state)).toEqual(['activo', 'inactivo'])
    await expect(optionWords(list(canvasElement, 'Rating'))).toEqual([
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
  name: 'A name takes effect from three letters on (S-253)',
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
