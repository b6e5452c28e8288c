import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useProvider } from '../../provider/context.ts'
import { type CalendarFormats, getCalendarFormats } from './calendarFormats.ts'
import { addDays, addMonths, clampDay, startOfWeek } from './days.ts'
import { useToday } from './useToday.ts'

/** Days that stand out, such as those on which a person works. */
export interface MarkedDays {
  /** What the mark means. Screen readers hear it after the day. */
  label: string
  /** Returns whether a day is marked. */
  includes: (day: string) => boolean
}

/** Which days a user can select, and which stand out. */
export interface DayRules {
  /** First day that can be selected, such as `2026-03-01`. */
  min?: string | undefined
  /** Last day that can be selected. */
  max?: string | undefined
  /** Returns whether a day cannot be selected, such as a holiday. */
  isDayDisabled?: ((day: string) => boolean) | undefined
  /** Days with a dot, which can be selected like the others. */
  marked?: MarkedDays | undefined
}

interface CalendarState extends DayRules {
  selected: string | null
  today: string | undefined
  defaultMonth: string | undefined
  hasInitialFocus: boolean
}

/** Returns the day that a key moves to, as in the date picker pattern of ARIA, or undefined. */
const getTarget = (event: KeyboardEvent, day: string, { weekStart }: CalendarFormats) => {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const week = startOfWeek(day, weekStart)
  const months = event.shiftKey ? 12 : 1
  const targets: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, isRtl ? 1 : -1),
    ArrowRight: () => addDays(day, isRtl ? -1 : 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
    Home: () => week,
    End: () => addDays(week, 6),
  }
  return targets[event.key]?.()
}

/** Returns the visible month and the focusable day of a calendar, and what its keys and buttons do. */
export const useCalendar = (state: CalendarState) => {
  const { min, max, selected, defaultMonth, hasInitialFocus } = state
  const formats = getCalendarFormats(useProvider().language?.locale ?? 'en')
  const clock = useToday()
  const today = state.today ?? clock
  const [moved, setMoved] = useState<string>()
  const [shown, setShown] = useState(selected)
  // Shows the month of a day that is selected elsewhere, such as in a text field.
  if (shown !== selected) {
    setShown(selected)
    setMoved(undefined)
  }
  const start = selected ?? (defaultMonth === undefined ? today : `${defaultMonth}-01`)
  const day = moved ?? (start === undefined ? undefined : clampDay(start, min, max))
  const grid = useRef<HTMLTableElement>(null)
  const shouldFocus = useRef(hasInitialFocus)

  // Not a layout effect: a popover around the calendar is shown in one.
  useEffect(() => {
    if (!shouldFocus.current || day === undefined) return
    shouldFocus.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [day])

  const isMonthOutside = (months: 1 | -1) => {
    if (day === undefined) return true
    const month = addMonths(day, months).slice(0, 7)
    return months < 0 ? month < (min ?? '').slice(0, 7) : month > (max ?? '9999-12').slice(0, 7)
  }
  return {
    formats,
    today,
    day,
    grid,
    isMonthOutside,
    showMonth: (months: 1 | -1) => day !== undefined && setMoved(clampDay(addMonths(day, months), min, max)),
    focusDay: (next: string) => setMoved(next),
    onKeyDown: (event: KeyboardEvent) => {
      // Such as Alt+ArrowLeft, which goes back in the history.
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const target = day === undefined ? undefined : getTarget(event, day, formats)
      if (target === undefined) return
      event.preventDefault()
      shouldFocus.current = true
      setMoved(clampDay(target, min, max))
    },
  }
}
