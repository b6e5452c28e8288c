import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { DateField } from './DateField.tsx'

const guide: Guide = {
  use: 'A day that the user knows or picks from a calendar, such as the start of a period.',
  instead: { NativeSelect: 'for a few fixed periods' },
  anatomy: ['Label', 'Day, month and year', 'Button that opens the browser’s calendar'],
  do: ['Say in the label which end of a period it is.'],
  dont: ['Do not ask for a date that the product knows.'],
  keys: {
    Tab: 'To the day, the month, the year and the calendar',
    'Arrow up, arrow down': 'Changes the part that has the focus',
    Space: 'Opens the calendar',
  },
}

const onChange = fn()

const meta = {
  title: 'Base/DateField',
  component: DateField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Desde', value: undefined, onChange },
  beforeEach: () => void onChange.mockReset(),
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onChange={(day) => {
          setValue(day)
          args.onChange(day)
        }}
      />
    )
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) => within(canvas).getByLabelText('Desde')

export const Empty: Story = {}

export const Filled: Story = { args: { value: '2026-11-20' } }

export const Typing: Story = {
  name: 'Only a whole day is reported, and an empty field when it is left',
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    // What browsers report while a year is typed.
    for (const part of ['0002-11-20', '0202-11-20', '2026-11-20'])
      await fireEvent.change(input, { target: { value: part } })
    await expect(onChange.mock.calls).toEqual([['2026-11-20']])
    await userEvent.clear(input)
    await expect(onChange).toHaveBeenCalledOnce()
    await userEvent.tab()
    input.focus()
    input.blur()
    await expect(onChange).toHaveBeenLastCalledWith(undefined)
  },
}

export const Disabled: Story = { args: { value: '2026-11-20', isDisabled: true } }
