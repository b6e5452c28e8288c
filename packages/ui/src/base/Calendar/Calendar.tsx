'use client'
import { useId, useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import * as icons from '../Icon/icons.ts'
import { SquareButton } from '../IconButton/IconButton.tsx'
import * as css from './Calendar.css.ts'
import { listWeeks } from './days.ts'
import type { ElementProps } from '../passThrough.ts'
import { type DayRules, useCalendar } from './useCalendar.ts'

export interface CalendarProps extends DayRules, ElementProps<'div', 'onChange' | 'defaultValue'> {
  /** Accessible name: what the day is for. Omit it with `aria-labelledby`. */
  label?: string
  /** The selected day (controlled), such as `2026-03-01`; `null` when none is selected. */
  value?: string | null
  /** The initially selected day (uncontrolled). */
  defaultValue?: string
  /** Called with the day that the user selects. */
  onChange?: (day: string) => void
  /** Month that is shown first while no day is selected, such as `2026-03`.
   * @default the current month */
  defaultMonth?: string
  /** The current day, which is marked.
   * @default the day in the time zone of the provider */
  today?: string
  /** Disables the calendar.
   * @default false */
  isDisabled?: boolean
  /** Moves the focus to the selected day when the calendar appears, for calendars that a button opens.
   * @default false */
  hasInitialFocus?: boolean
}

interface DayCellProps {
  day: string
  label: string
  text: string
  isSelected: boolean
  isFocusable: boolean
  isToday: boolean
  isUnavailable: boolean
  isMarked: boolean
  isDisabled: boolean
  onFocus: () => void
  onSelect: () => void
}

const DayCell = ({ label, text, isSelected, isFocusable, isToday, isUnavailable, ...rest }: DayCellProps) => (
  <td aria-selected={isSelected} className={css.cell}>
    <button
      type="button"
      className={css.day}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      // Not `disabled`: arrow keys move through these days too.
      aria-disabled={isUnavailable || undefined}
      data-selected={isSelected || undefined}
      data-marked={rest.isMarked || undefined}
      disabled={rest.isDisabled}
      onFocus={rest.onFocus}
      onClick={() => !isUnavailable && rest.onSelect()}
    >
      {text}
    </button>
  </td>
)

interface HeadProps {
  id: string
  title: string
  isDisabled: boolean
  isMonthOutside: (months: 1 | -1) => boolean
  onShow: (months: 1 | -1) => void
}

const Head = ({ id, title, isDisabled, isMonthOutside, onShow }: HeadProps) => {
  const t = useMessages()
  const renderButton = (months: 1 | -1) => (
    <SquareButton
      icon={months < 0 ? icons.chevronLeft : icons.chevronRight}
      label={t(months < 0 ? 'calendar.previous' : 'calendar.next')}
      size="small"
      disabled={isDisabled}
      // Not `disabled`: the button would lose the focus at the last month.
      aria-disabled={isMonthOutside(months) || undefined}
      onClick={() => !isMonthOutside(months) && onShow(months)}
    />
  )
  return (
    <div className={css.head}>
      {renderButton(-1)}
      <span id={id} className={css.title} aria-live="polite">
        {title}
      </span>
      {renderButton(1)}
    </div>
  )
}

/** Renders a month in which the user selects a day. */
export const Calendar = (props: CalendarProps) => {
  const { label, value, defaultValue, onChange, defaultMonth, today, ...others } = props
  const { isDisabled = false, hasInitialFocus = false, min, max, isDayDisabled, marked, ...rest } = others
  const id = useId()
  const [own, setOwn] = useState<string | null>(defaultValue ?? null)
  const selected = value === undefined ? own : value
  const { day, formats, grid, focusDay, onKeyDown, ...calendar } = useCalendar({
    selected,
    today,
    defaultMonth,
    hasInitialFocus,
    min,
    max,
  })
  const isUnavailable = (one: string) =>
    one < (min ?? '') || one > (max ?? '9999-12-31') || (isDayDisabled?.(one) ?? false)
  const isMarked = (one: string) => !isUnavailable(one) && (marked?.includes(one) ?? false)
  const select = (one: string) => {
    setOwn(one)
    if (one !== selected) onChange?.(one)
  }
  // Until the current day is known, the server renders an empty month.
  const weeks = listWeeks(day ?? '2026-02-01', formats.weekStart)
  return (
    <div role="group" aria-label={label} {...rest} className={css.calendar}>
      <Head
        id={id}
        title={day === undefined ? '' : formats.month(day)}
        isDisabled={isDisabled}
        isMonthOutside={calendar.isMonthOutside}
        onShow={calendar.showMonth}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date picker pattern of ARIA */}
      <table ref={grid} role="grid" className={css.grid} aria-labelledby={id} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {formats.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long} className={css.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // By position: the focused element stays while months change.
            <tr key={row}>
              {week.map((one, column) =>
                one === undefined || day === undefined ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
                  <td key={column} className={css.cell} />
                ) : (
                  <DayCell
                    key={column}
                    day={one}
                    label={isMarked(one) ? `${formats.long(one)}, ${marked?.label}` : formats.long(one)}
                    text={formats.date(one)}
                    isSelected={one === selected}
                    isFocusable={one === day}
                    isToday={one === calendar.today}
                    isUnavailable={isUnavailable(one)}
                    isMarked={isMarked(one)}
                    isDisabled={isDisabled}
                    onFocus={() => focusDay(one)}
                    onSelect={() => select(one)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
