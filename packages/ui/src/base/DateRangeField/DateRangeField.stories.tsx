import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import {
  first,
  last,
  button,
  openCalendar,
  playByKeyboard,
  playEndBeforeStart,
  playPicking,
  playTyping,
} from '../../testing/dateRangePlays.ts'
import type { DateRange } from './DateRange.ts'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'

const guide: Guide = {
  whenToUse: 'To select a period: a first and a last day, both included, such as the days of a report.',
  alternatives: {
    DatePicker: 'for one day',
    DateField: 'for a date that users know, such as a birthday',
  },
  anatomy: [
    'Label of both days',
    'Text field of the first day',
    'Text field of the last day',
    'Button that opens the calendar',
    'Calendar with the days of the period marked',
    'Help text or the error of either day',
  ],
  do: [
    'Pass days as text such as `2026-03-01`. No time zone can move them.',
    'Say in `description` what an empty day means, such as «until today».',
  ],
  dont: ['Do not compare the days: a last day before the first one is an error of the field.'],
  keyboard: {
    Tab: 'Moves to the first day, the last day and the button',
    Text: 'Enters a date such as 1/3/2026, 1-3-26, 01032026 or 1 mar, in the digits of any script',
    'Alt + Arrow Down': 'Opens the calendar from either day',
    'Arrows, Home, End, Page Up, Page Down': 'Moves through the calendar',
    'Enter, Space': 'Selects the first day, then the last one, which closes the calendar',
    Escape: 'Closes the calendar and returns the focus',
  },
  messages: {
    start: 'range.start',
    end: 'range.end',
    first: 'range.first',
    last: 'range.last',
    inside: 'range.inside',
    open: 'calendar.open',
    invalid: 'date.invalid',
    min: 'date.min',
    max: 'date.max',
  },
}

const meta = {
  title: 'Components/Control/DateRangeField',
  component: DateRangeField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Período', defaultMonth: '2026-03', today: '2026-03-12', onChange: fn() },
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

const march = { start: '2026-03-10', end: '2026-03-18' }
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Período' })).toBeVisible()
  },
}

export const Filled: Story = { args: { defaultValue: march } }

/** Complete dates are reported while typing. */
export const Typing: Story = {
  play: playTyping,
}

/** A period that ends before it starts is an error of the typed day. It ends when the other day fits. */
export const EndBeforeStart: Story = {
  args: { defaultValue: march },
  play: playEndBeforeStart,
}

/** A text that is no day leaves the other day as it is. */
export const NoDate: Story = {
  args: { defaultValue: march },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(first(canvasElement))
    await userEvent.type(first(canvasElement), '31/2/2026')
    await userEvent.tab()
    await expect(first(canvasElement)).toHaveAccessibleDescription('Error: Escribí una fecha como 31/12/2026')
    await expect(last(canvasElement)).toHaveValue('18/3/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-03-18' })
  },
}

/** The first press selects the first day, the second one the last day, in any order. */
export const Picking: Story = {
  args: { defaultValue: march },
  play: playPicking,
}

/** The calendar is left after the first press: that day stays. */
export const OnlyFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement))
    const calendar = await openCalendar()
    await userEvent.click(calendar.getByRole('button', { name: /20 de marzo/ }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(first(canvasElement)).toHaveValue('20/3/2026')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** The last day may be typed alone. */
export const OnlyLast: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(last(canvasElement), '18/3/2026')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-03-18' })
    await expect(first(canvasElement)).toHaveValue('')
  },
}

const Clearable = (props: DateRangeFieldProps) => {
  const [range, setRange] = useState<DateRange>(march)
  return (
    <Stack align="start">
      <DateRangeField {...props} value={range} onChange={setRange} />
      <Button variant="ghost" onClick={() => setRange({ start: null, end: null })}>
        Sin fechas
      </Button>
    </Stack>
  )
}

/** Days that the app sets replace the texts, also after half of a selection. */
export const SetFromOutside: Story = {
  render: (args) => <Clearable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await userEvent.click((await openCalendar()).getByRole('button', { name: /20 de marzo/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Sin fechas' }))
    await expect(first(canvasElement)).toHaveValue('')
    await userEvent.click(button(canvasElement))
    const calendar = await openCalendar()
    await expect(calendar.queryByRole('button', { name: /en el período/ })).not.toBeInTheDocument()
  },
}
/** The same day twice is a period of one day. */
export const ByKeyboard: Story = {
  play: playByKeyboard,
}

/** The open calendar, with the days of the period marked. */
export const Open: Story = {
  args: { defaultValue: march, min: '2026-03-05' },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement))
    const calendar = await openCalendar()
    await expect(calendar.getByRole('button', { name: /12 de marzo de 2026, en el período/ })).toBeVisible()
  },
}

/** Both days under their names, and the initial ones after a reset. */
export const InForm: Story = {
  args: { startName: 'from', endName: 'to', defaultValue: march },
  render: (args) => (
    <form aria-label="Informe">
      <Stack>
        <DateRangeField {...args} />
        <Button type="reset" variant="secondary">
          Volver a empezar
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Informe' })
    const read = () => Object.fromEntries(new FormData(form))
    await userEvent.clear(last(canvasElement))
    await userEvent.type(last(canvasElement), '11/3/2026')
    await expect(read()).toEqual({ from: '2026-03-10', to: '2026-03-11' })
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a empezar' }))
    await waitFor(() => expect(read()).toEqual({ from: '2026-03-10', to: '2026-03-18' }))
    await expect(last(canvasElement)).toHaveValue('18/3/2026')
  },
}

export const OutOfLimits: Story = {
  args: { min: '2026-03-05', max: '2026-03-27' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(last(canvasElement), '28/3/2026')
    await userEvent.tab()
    await expect(last(canvasElement)).toHaveAccessibleDescription(
      'Error: La última fecha posible es 27/3/2026',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Elegí un período' },
  play: async ({ canvasElement }) => {
    await expect(last(canvasElement)).toHaveAccessibleDescription('Error: Elegí un período')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: march } }

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: march },
  play: async ({ canvasElement }) => {
    await expect(first(canvasElement)).toHaveAttribute('readonly')
    await expect(button(canvasElement)).toBeDisabled()
  },
}

export const OnAPhone: Story = {
  args: { defaultValue: march },
  globals: { viewport: { value: 'small' } },
}

export const English: Story = {
  name: 'English: the month comes first',
  args: { label: 'Period' },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <DateRangeField {...args} />
    </Provider>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '3/1/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: null })
  },
}

export const RightToLeft: Story = {
  args: { label: 'الفترة', defaultValue: march },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Provider messages={en} locale="ar-EG">
        <DateRangeField {...args} />
      </Provider>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(field)
    await userEvent.type(field, '١٩/٣/٢٠٢٦')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-19' })
  },
}
