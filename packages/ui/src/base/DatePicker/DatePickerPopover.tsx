'use client'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { Calendar } from '../Calendar/Calendar.tsx'
import type { DayRules } from '../Calendar/useCalendar.ts'
import { useAnchoredPopover } from '../Field/useAnchoredPopover.ts'
import * as css from './DatePickerPopover.css.ts'

interface DatePickerPopoverProps extends DayRules {
  /** Box of the field, at which the calendar is positioned. */
  anchor: RefObject<HTMLElement | null>
  labelId: string
  day: string | null
  defaultMonth: string | undefined
  today: string | undefined
  onSelect: (day: string) => void
  onClose: (returnsFocus: boolean) => void
}

/** Renders the calendar of a date picker in the top layer. Loaded lazily. */
export const DatePickerPopover = (props: DatePickerPopoverProps) => {
  const { anchor, labelId, day, onSelect, onClose, ...calendar } = props
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
      <Calendar
        {...calendar}
        aria-labelledby={labelId}
        value={day}
        hasInitialFocus
        onChange={onSelect}
        onClick={(event) => {
          // Also when the selected day is selected again.
          const target = event.target as Element // a click has an element as target
          if (target.closest('td button:not([aria-disabled])')) onClose(true)
        }}
      />
    </div>
  )
}
