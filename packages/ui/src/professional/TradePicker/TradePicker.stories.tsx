import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalCopy } from '../professional.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { TradePicker } from './TradePicker.tsx'

const guide: Guide = {
  use: 'Chooses several trades out of many.',
  instead: { Select: 'for one of many', CheckboxGroup: 'for few choices without icons' },
  anatomy: ['Label', 'The trades as tiles to switch on and off', 'Help or error'],
  do: ['Keep the order of the trades as it comes.'],
  dont: ['Do not preselect a trade.'],
  keys: { Tab: 'From tile to tile', Space: 'Switches the trade' },
  copy: { chooseTrades: professionalCopy.chooseTrades },
}

const meta = {
  title: 'Professional/TradePicker',
  component: TradePicker,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades, value: [1], onChange: fn(), isRequired: true },
  render: function Held({ value, onChange, ...rest }) {
    const [chosen, setChosen] = useState(value ?? [])
    return (
      <TradePicker
        {...rest}
        value={chosen}
        onChange={(ids) => {
          setChosen(ids)
          onChange?.(ids)
        }}
      />
    )
  },
} satisfies Meta<typeof TradePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: /Oficios/ }))
    await expect(group.getAllByRole('checkbox')).toHaveLength(25)
    await expect(group.getByRole('checkbox', { name: 'Plomería' })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await expect(group.getByRole('checkbox', { name: 'Electricidad' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2])
    await userEvent.click(group.getByRole('checkbox', { name: 'Plomería' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([2])
  },
}

export const Invalid: Story = {
  args: { value: [], errorMessage: 'Elegir al menos un oficio' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: /Oficios/ })).toHaveAccessibleDescription(
      'Error: Elegir al menos un oficio',
    )
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
