import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { en, ptBR } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { Calendar } from './Calendar.tsx'

const guide: Guide = {
  whenToUse:
    'To select a day on a page where the calendar is always visible, such as the free days of a room.',
  alternatives: {
    DatePicker: 'in forms: users can also type the date, and the calendar needs no room',
    DateField: 'for a date that users know, such as a birthday',
  },
  anatomy: [
    'Month with buttons for the previous and next one',
    'Weekdays, from the first day of the week of the locale',
    'Days; the selected one is filled, a line is below the current one, days that cannot be selected are struck, `marked` ones have a dot',
  ],
  do: [
    'Pass days as text such as `2026-03-01`. No time zone can move them.',
    'Pass `min` and `max`: the arrow keys and the buttons stop there.',
  ],
  dont: ['Do not ask for a birthday with it: it is many months away.'],
  keyboard: {
    Arrows: 'Moves to the next day or week',
    'Home, End': 'Moves to the first or last day of the week',
    'Page Up, Page Down': 'Moves to the same day of the previous or next month; with Shift, of the year',
    'Enter, Space': 'Selects the day',
  },
  messages: { previous: 'calendar.previous', next: 'calendar.next' },
}

const meta = {
  title: 'Components/Control/Calendar',
  component: Calendar,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Día de la visita', defaultValue: '2026-03-18', today: '2026-03-12', onChange: fn() },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

const day = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(day(canvasElement, 'jueves, 12 de marzo de 2026')).toHaveAttribute('aria-current', 'date')
    await userEvent.click(canvas.getByRole('button', { name: 'Mes siguiente' }))
    await expect(canvas.getByRole('grid', { name: 'abril de 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mes anterior' }))
    await userEvent.click(day(canvasElement, 'sábado, 21 de marzo de 2026'))
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-21')
    await expect(canvasElement.querySelector('[aria-selected=true]')).toHaveTextContent('21')
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    day(canvasElement, 'miércoles, 18 de marzo de 2026').focus()
    const expectFocus = (name: string) => expect(day(canvasElement, name)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expectFocus('jueves, 26 de marzo de 2026')
    await userEvent.keyboard('{Home}')
    await expectFocus('lunes, 23 de marzo de 2026')
    await userEvent.keyboard('{End}')
    await expectFocus('domingo, 29 de marzo de 2026')
    await userEvent.keyboard('{PageUp}')
    await expectFocus('sábado, 28 de febrero de 2026')
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{ArrowUp}{ArrowLeft}')
    await expectFocus('sábado, 20 de febrero de 2027')
    await expect(canvas.getByRole('grid', { name: 'febrero de 2027' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2027-02-20')
  },
}

/** Keys and buttons stop at the ends of the range; weekends cannot be selected. */
export const LimitedDays: Story = {
  args: {
    min: '2026-03-05',
    max: '2026-03-27',
    isDayDisabled: (one: string) => new Date(one).getUTCDay() % 6 === 0,
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(day(canvasElement, 'sábado, 21 de marzo de 2026'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(day(canvasElement, 'viernes, 27 de marzo de 2026')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Mes siguiente' }))
    await expect(canvas.getByRole('grid', { name: 'marzo de 2026' })).toBeVisible()
  },
}

/** Marked days stand out, and can be selected like the others. */
export const MarkedDays: Story = {
  args: {
    marked: {
      label: 'día de trabajo',
      includes: (one: string) => [1, 3, 5].includes(new Date(one).getUTCDay()),
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(day(canvasElement, 'lunes, 23 de marzo de 2026, día de trabajo'))
    await userEvent.click(day(canvasElement, 'sábado, 21 de marzo de 2026'))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-21')
  },
}

/** Without a day, the calendar starts at a month. */
export const NothingSelected: Story = {
  args: { defaultValue: undefined, defaultMonth: '2026-05' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid', { name: 'mayo de 2026' })).toBeVisible()
    await expect(canvasElement.querySelector('[aria-selected=true]')).toBeNull()
  },
}

/** The calendar shows the current month in the time zone of the provider. */
export const CurrentMonth: Story = {
  parameters: { checks: { skip: { picture: 'it shows the current month' } } },
  args: { defaultValue: undefined, today: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current=date]')).toHaveAttribute('tabindex', '0')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const English: Story = {
  name: 'English: the week starts on Sunday',
  args: { label: 'Day of the visit' },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <Calendar {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Sun')
    await expect(canvas.getByRole('button', { name: 'Wednesday, March 18, 2026' })).toBeVisible()
  },
}

export const Portuguese: Story = {
  args: { label: 'Dia da visita' },
  render: (args) => (
    <Provider messages={ptBR} locale="pt-BR">
      <Calendar {...args} />
    </Provider>
  ),
}

/** Arabic digits, a week from Saturday, and mirrored arrow keys. */
export const RightToLeft: Story = {
  args: { label: 'يوم الزيارة' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Provider messages={en} locale="ar-EG">
        <Calendar {...args} />
      </Provider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toHaveTextContent('١٩')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }
