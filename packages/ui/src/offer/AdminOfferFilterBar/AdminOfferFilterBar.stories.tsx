import { adminOfferFilters } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { optionWords } from '../../testing/optionWords.ts'
import { AdminOfferFilterBar } from './AdminOfferFilterBar.tsx'

const guide: Guide = {
  use: 'Over AdminOfferList, to look for offers by name and state and to order them by age.',
  instead: { FilterPanel: 'for any other declared list' },
  anatomy: ['Search by name', 'State', 'Order'],
  do: ['Preset the state for the links to «proceso» and «terminado» of the dashboard.'],
  dont: ['Do not send a request for each letter: the bar waits until the typing rests.'],
  keys: {
    Tab: 'To the next filter',
    'Enter, Space, arrows': 'On a list: opens it',
    Letters: 'On a list, open or closed: to an option',
    Escape: 'Closes an open list',
  },
}

const onChange = fn()

const meta = {
  title: 'Offer/AdminOfferFilterBar',
  component: AdminOfferFilterBar,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: adminOfferFilters.initial, onChange, count: 96 },
  beforeEach: () => {
    onChange.mockReset()
  },
  render: function Kept(args) {
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

const list = (canvas: HTMLElement, name: string) => within(canvas).getByRole('combobox', { name })

export const Default: Story = {
  name: 'Name, state and order (S-468, S-470)',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Nombre' })).toHaveFocus()
    await expect(list(canvasElement, 'Por lanzamiento')).toHaveDisplayValue('Más recientes')
    await userEvent.tab()
    const state = list(canvasElement, 'Estado')
    await expect(state).toHaveFocus()
    await expect(optionWords(state)).toEqual(['Todos', 'pendiente', 'proceso', 'terminado'])
    await userEvent.selectOptions(state, 'terminado')
    await expect(onChange.mock.calls).toEqual([[{ ...adminOfferFilters.initial, state: 'terminado' }]])
    await expect(state).toHaveFocus()
  },
}

export const Preset: Story = {
  args: { value: { ...adminOfferFilters.initial, state: 'proceso' } },
  play: async ({ canvasElement }) => {
    await expect(list(canvasElement, 'Estado')).toHaveDisplayValue('proceso')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
