import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

const guide: Guide = {
  whenToUse:
    'To select a day near today, where the weekday or the days that are free matter, such as a visit.',
  alternatives: {
    DateField:
      'for a date that users know, such as a birthday, and in filters: it is the native field of the browser',
    Calendar: 'where the calendar is always visible',
  },
  anatomy: [
    'Label',
    'Text field, with the order of day and month of the locale as placeholder',
    'Button that opens the calendar',
    'Calendar',
    'Help text or error message',
  ],
  do: [
    'Pass days as text such as `2026-03-01`. No time zone can move them.',
    'Explain in `description` why days are missing, if `isDayDisabled` excludes some.',
  ],
  dont: ['Do not validate the format of the date or its year: the field does, and reports `null`.'],
  keyboard: {
    Text: 'Enters a date such as 1/3/2026, 1-3-26, 01032026 or 1 mar, in the digits of any script',
    'Alt + Arrow Down': 'Opens the calendar from the field',
    'Enter, Space': 'On the button: opens the calendar. On a day: selects it and closes the calendar',
    'Arrows, Home, End, Page Up, Page Down': 'Moves through the calendar',
    Escape: 'Closes the calendar and returns the focus',
  },
  messages: {
    open: 'calendar.open',
    invalid: 'date.invalid',
    min: 'date.min',
    max: 'date.max',
    other: 'date.unavailable',
  },
}

const meta = {
  title: 'Components/Control/DatePicker',
  component: DatePicker,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Fecha', defaultMonth: '2026-03', today: '2026-03-12', onChange: fn() },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Fecha' })
const button = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: 'Abrir el calendario Fecha' })
const openCalendar = async () => within(await screen.findByRole('dialog', { name: 'Fecha' }))

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('placeholder', 'día/mes/año')
  },
}

export const Filled: Story = { args: { defaultValue: '2026-03-18' } }

/** Complete dates are reported while typing, others when the field loses the focus. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement), '1/3/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-01')
    await userEvent.clear(input(canvasElement))
    await userEvent.type(input(canvasElement), '2 mar 27{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-02')
    await expect(input(canvasElement)).toHaveValue('2/3/2027')
    await userEvent.clear(input(canvasElement))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** A text that is no day stays, with an error that disappears with the next key. */
export const NoDate: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement), '31/2/2026')
    await userEvent.tab()
    await expect(input(canvasElement)).toHaveAccessibleDescription('Error: Escribí una fecha como 31/12/2026')
    await expect(input(canvasElement)).toHaveValue('31/2/2026')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A year has two or four digits: others are an error, not a year of the first millennium. */
export const IncompleteYear: Story = {
  play: async ({ args, canvasElement }) => {
    for (const text of ['1/3/6', '1/3/202', '1/3/0026', '0103202']) {
      await userEvent.clear(input(canvasElement))
      await userEvent.type(input(canvasElement), text)
      await userEvent.tab()
      await expect(input(canvasElement)).toHaveAccessibleDescription(
        'Error: Escribí una fecha como 31/12/2026',
      )
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(input(canvasElement))
    await userEvent.type(input(canvasElement), '01032026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-01')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

const WithToday = (props: DatePickerProps) => {
  const [day, setDay] = useState<string | null>('2026-03-18')
  return (
    <Stack align="start">
      <DatePicker {...props} value={day} onChange={setDay} />
      <Button variant="ghost" onClick={() => setDay('2026-03-01')}>
        Primer día
      </Button>
    </Stack>
  )
}

/** A day that the app sets replaces the text and its error. */
export const SetFromOutside: Story = {
  render: (args) => <WithToday {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(input(canvasElement))
    await userEvent.type(input(canvasElement), '31/2/2026')
    await userEvent.tab()
    await expect(input(canvasElement)).toHaveValue('31/2/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Primer día' }))
    await expect(input(canvasElement)).toHaveValue('1/3/2026')
    await expect(input(canvasElement)).toBeValid()
  },
}

export const OutOfRange: Story = {
  args: { min: '2026-03-05', max: '2026-03-27' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement), '28/3/2026')
    await userEvent.tab()
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      'Error: La última fecha posible es 27/3/2026',
    )
    await userEvent.clear(input(canvasElement))
    await userEvent.type(input(canvasElement), '4/3/2026')
    await userEvent.tab()
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      'Error: La primera fecha posible es 5/3/2026',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The calendar shows the typed day, and returns the focus to the button. */
export const Picking: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement), '15/5/2026')
    await userEvent.click(button(canvasElement))
    const calendar = await openCalendar()
    const fifteenth = calendar.getByRole('button', { name: 'viernes, 15 de mayo de 2026' })
    await waitFor(() => expect(fifteenth).toHaveFocus())
    await userEvent.click(calendar.getByRole('button', { name: 'lunes, 18 de mayo de 2026' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-18')
    await expect(input(canvasElement)).toHaveValue('18/5/2026')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(button(canvasElement)).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  args: { defaultValue: '2026-03-18', onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const calendar = await openCalendar()
    await waitFor(() => expect(calendar.getByRole('button', { name: /18 de marzo/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(input(canvasElement)).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await openCalendar()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-19')
    await expect(input(canvasElement)).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** The open calendar. Weekends and days before the 5th cannot be selected. */
export const Open: Story = {
  args: {
    defaultValue: '2026-03-18',
    min: '2026-03-05',
    isDayDisabled: (day: string) => new Date(day).getUTCDay() % 6 === 0,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await openCalendar()
  },
}

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

/** Escape closes the calendar, but not the dialog. */
export const InDialog: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Reprogramar</Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Reprogramar la visita">
          <DatePicker {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reprogramar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reprogramar la visita' })
    await userEvent.click(button(dialog))
    await openCalendar()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog', { name: 'Fecha' })).not.toBeInTheDocument()
    await expect(dialog).toBeVisible()
    await userEvent.click(button(dialog))
    await openCalendar()
    // Also after the dialog has moved in.
    const calendar = screen.getByRole('dialog', { name: 'Fecha' })
    const getGap = () => calendar.getBoundingClientRect().top - input(dialog).getBoundingClientRect().bottom
    await waitFor(() => expect(Math.round(getGap())).toBe(4))
  },
}

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'La fecha es requerida' } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2026-03-18' } }

export const English: Story = {
  name: 'English: the month comes first',
  args: { label: 'Date' },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <DatePicker {...args} />
    </Provider>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date' }), '3/1/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-01')
  },
}

export const RightToLeft: Story = {
  args: { label: 'التاريخ', defaultValue: '2026-03-18' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Provider messages={en} locale="ar-EG">
        <DatePicker {...args} />
      </Provider>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '١٩/٣/٢٠٢٦')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-19')
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('dialog', { name: 'التاريخ' })).toBeVisible()
  },
}
