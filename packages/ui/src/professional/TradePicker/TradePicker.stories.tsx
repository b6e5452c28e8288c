import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalMessages } from '../professional.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { TradePicker } from './TradePicker.tsx'

const guide: Guide = {
  whenToUse: 'To select several trades.',
  alternatives: { Select: 'to select one trade', CheckboxGroup: 'for any other options' },
  anatomy: ['Label', 'One tile per trade', 'Help text or error'],
  do: ['Pass the trades in the order of the API.'],
  dont: ['Do not preselect a trade.'],
  keyboard: { Tab: 'Moves focus to the next trade', Space: 'Selects or deselects the trade' },
  messages: { chooseTrades: professionalMessages.chooseTrades },
}

const meta = {
  title: 'Marketplace/Professional/TradePicker',
  component: TradePicker,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades, value: [1], onChange: fn(), isRequired: true },
  render: function Controlled({ value, onChange, ...rest }) {
    const [selected, setSelected] = useState(value ?? [])
    return (
      <TradePicker
        {...rest}
        value={selected}
        onChange={(ids) => {
          setSelected(ids)
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
  args: { value: [], errorMessage: 'Elegí al menos un oficio' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: /Oficios/ })).toHaveAccessibleDescription(
      'Error: Elegí al menos un oficio',
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
