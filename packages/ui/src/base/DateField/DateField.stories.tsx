import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { DateField } from './DateField.tsx'

const guide: Guide = {
  status: 'experimental',
  whenToUse:
    'To enter a date that the user knows, or to pick it from a calendar, such as the start of a period.',
  alternatives: {
    DatePicker: 'for a day near today, where weekdays or free days matter',
    NativeSelect: 'for a few fixed periods',
  },
  anatomy: ['Label', 'Day, month and year', 'Button that opens the browser’s calendar'],
  do: ['Say in the label whether it is the start or the end of a period.'],
  dont: ['Do not ask for a date that the application already has.'],
  keyboard: {
    Tab: 'Moves focus to the day, the month, the year and the calendar button',
    'Arrow up, arrow down': 'Changes the focused part',
    Space: 'Opens the calendar',
    'Control + V': 'Pastes a date in a format of the locale',
  },
  messages: { invalid: 'date.invalid' },
}

const onChange = fn()

const meta = {
  title: 'Components/Control/DateField',
  component: DateField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Desde', value: undefined, onChange },
  beforeEach: () => void onChange.mockReset(),
  render: function Controlled(args) {
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

const field = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>('Desde')

export const Empty: Story = {}

export const Filled: Story = { args: { value: '2026-11-20' } }

export const Typing: Story = {
  name: 'Reports complete dates, and an empty field on blur',
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    // Values that browsers report while the user types a year.
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

/** The nearest year with these two digits. */
export const ShortYear: Story = {
  name: 'A year of two digits is completed',
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    input.focus()
    await fireEvent.change(input, { target: { value: '0026-11-20' } })
    await expect(onChange).not.toHaveBeenCalled()
    input.blur()
    await expect(onChange).toHaveBeenLastCalledWith('2026-11-20')
    await waitFor(() => expect(input).toHaveValue('2026-11-20'))
    await expect(input).toBeValid()
  },
}

/** The field reports no date, instead of the one before. */
export const YearOfThreeDigits: Story = {
  name: 'A year of three digits is an error',
  args: { value: '2026-11-20' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    input.focus()
    await fireEvent.change(input, { target: { value: '0202-11-20' } })
    input.blur()
    await expect(onChange).toHaveBeenLastCalledWith(undefined)
    await waitFor(() => expect(input).toHaveAccessibleDescription('Error: Escribí una fecha como 31/12/2026'))
    await expect(input).toHaveValue('0202-11-20')
    await expect(input.matches(':invalid')).toBe(true)
    await fireEvent.change(input, { target: { value: '2027-11-20' } })
    await expect(onChange).toHaveBeenLastCalledWith('2027-11-20')
    await expect(input).toBeValid()
  },
}

export const Pasted: Story = {
  name: 'Pasted in a format of the locale',
  play: async ({ canvasElement }) => {
    const input = field(canvasElement)
    await expect(input.max).toBe('9999-12-31')
    await userEvent.click(input)
    await userEvent.paste('mañana')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Error: Escribí una fecha como 31/12/2026'))
    await userEvent.paste('1 de marzo de 2026')
    await waitFor(() => expect(input).toHaveValue('2026-03-01'))
    await expect(onChange).toHaveBeenLastCalledWith('2026-03-01')
  },
}

export const Disabled: Story = { args: { value: '2026-11-20', isDisabled: true } }
