'use client'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { Calendar } from '../Calendar/Calendar.tsx'
import type { DayRules } from '../Calendar/useCalendar.ts'
import { useAnchoredPopover } from '../Field/useAnchoredPopover.ts'
import * as css from './DatePickerPopover.css.ts'

interface CalendarPopoverProps {
  /** Box of the field, at which the calendar is positioned. */
  anchor: RefObject<HTMLElement | null>
  labelId: string
  onClose: (returnsFocus: boolean) => void
  children: ReactNode
}

interface DatePickerPopoverProps extends DayRules, Omit<CalendarPopoverProps, 'children'> {
  day: string | null
  defaultMonth: string | undefined
  today: string | undefined
  onSelect: (day: string) => void
}

/** Renders a dialog for a calendar in the top layer. Escape and leaving it close it. */
export const CalendarPopover = ({ anchor, labelId, onClose, children }: CalendarPopoverProps) => {
  const popover = useAnchoredPopover(anchor, true, false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Otherwise the dialog around the field closes too.
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving close a dialog
    <div
      ref={popover}
      popover="manual"
      role="dialog"
      aria-labelledby={labelId}
      // Keeps the focus inside when the user presses between the days.
      tabIndex={-1}
      className={css.popover}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      {children}
    </div>
  )
}

/** Returns whether a click selects a day, also when it is selected already. */
export const isOnDay = (event: MouseEvent): boolean =>
  (event.target as Element).closest('td button:not([aria-disabled])') !== null // a click has an element as target

/** Renders the calendar of a date picker in the top layer. Loaded lazily. */
export const DatePickerPopover = (props: DatePickerPopoverProps) => {
  const { anchor, labelId, day, onSelect, onClose, ...calendar } = props
  return (
    <CalendarPopover {...{ anchor, labelId, onClose }}>
      <Calendar
        {...calendar}
        aria-labelledby={labelId}
        value={day}
        hasInitialFocus
        onChange={onSelect}
        onClick={(event) => isOnDay(event) && onClose(true)}
      />
    </CalendarPopover>
  )
}
