'use client'
import { type RefObject, useRef } from 'react'
import { useMessages } from '../../provider/context.ts'
import { Calendar } from '../Calendar/Calendar.tsx'
import type { DayRules } from '../Calendar/useCalendar.ts'
import { CalendarPopover, isOnDay } from '../DatePicker/DatePickerPopover.tsx'
import { type DateRange, isInRange, selectDay } from './DateRange.ts'
import * as css from './DateRangeField.css.ts'

interface DateRangePopoverProps extends Omit<DayRules, 'marked'> {
  /** Box of the field, at which the calendar is positioned. */
  anchor: RefObject<HTMLElement | null>
  labelId: string
  range: DateRange
  defaultMonth: string | undefined
  today: string | undefined
  onSelect: (range: DateRange) => void
  onClose: (returnsFocus: boolean) => void
}

/** Renders the calendar of a date range in the top layer: the user selects the first day, then the last one. */
export const DateRangePopover = (props: DateRangePopoverProps) => {
  const { anchor, labelId, range, onSelect, onClose, ...calendar } = props
  const t = useMessages()
  const value = range.end ?? range.start
  /** The day that the press selects, unless it is selected already. */
  const picked = useRef<string>(null)
  const isComplete = range.start === null || range.end !== null
  return (
    <CalendarPopover {...{ anchor, labelId, onClose }}>
      <div className={css.content}>
        <span role="status" className={css.hint}>
          {t(isComplete ? 'range.first' : 'range.last')}
        </span>
        <Calendar
          {...calendar}
          aria-labelledby={labelId}
          value={value}
          hasInitialFocus
          marked={{ label: t('range.inside'), includes: (day) => isInRange(range, day) }}
          onChange={(day) => void (picked.current = day)}
          onClick={(event) => {
            if (!isOnDay(event)) return
            // The selected day can be pressed again: a period of one day.
            const day = picked.current ?? value
            picked.current = null
            if (day === null) return
            const next = selectDay(range, day)
            onSelect(next)
            if (next.end !== null) onClose(true)
          }}
        />
      </div>
    </CalendarPopover>
  )
}
