import { type RefObject, useState } from 'react'
import { hasFocus } from '../getActiveElement.ts'
import { useMessages, useProvider } from '../../provider/context.ts'
import { getCalendarFormats } from '../Calendar/calendarFormats.ts'
import type { DayRules } from '../Calendar/useCalendar.ts'
import { getToday } from '../Calendar/useToday.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { getDateOrder, parseDay } from './parseDay.ts'

interface DatePickerState extends DayRules {
  value: string | null | undefined
  defaultValue: string | undefined
  onChange: ((day: string | null) => void) | undefined
}

/** A date that users understand in every order of day and month. */
const EXAMPLE = '2026-12-31'

/** Returns the day of a date picker, the text of its field, and what is wrong with it. */
export const useDatePicker = (state: DatePickerState, input: RefObject<HTMLInputElement | null>) => {
  const { value, defaultValue, onChange, min, max, isDayDisabled } = state
  const { locale = 'en', timeZone = 'UTC' } = useProvider().language ?? {}
  const t = useMessages()
  const { numeric } = getCalendarFormats(locale)
  const [own, setOwn] = useState<string | null>(defaultValue ?? null)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [previous, setPrevious] = useState(value)
  const day = value === undefined ? own : value
  // The parent has set another day than the field: it replaces the text.
  if (value !== previous) {
    setPrevious(value)
    if (value !== own) {
      setOwn(value ?? null)
      setTyped(undefined)
      setError(undefined)
    }
  }

  useFormReset(input, () => {
    setOwn(defaultValue ?? null)
    setTyped(undefined)
    setError(undefined)
  })

  const change = (next: string | null) => {
    if (next === day) return
    setOwn(next)
    onChange?.(next)
  }
  const getError = (next: string | undefined) => {
    if (next === undefined) return t('date.invalid', { example: numeric(EXAMPLE) })
    if (min !== undefined && next < min) return t('date.min', { day: numeric(min) })
    if (max !== undefined && next > max) return t('date.max', { day: numeric(max) })
    return isDayDisabled?.(next) ? t('date.unavailable') : undefined
  }
  const parse = (text: string) => parseDay(text, locale, getToday(timeZone))
  const commit = (text = typed) => {
    if (text === undefined) return
    const isEmpty = text.trim() === ''
    const next = isEmpty ? undefined : parse(text)
    const found = isEmpty ? undefined : getError(next)
    setError(found)
    setTyped(found === undefined ? undefined : text)
    change(found === undefined ? (next ?? null) : null)
  }
  return {
    day,
    error,
    text: typed ?? (day === null ? '' : numeric(day)),
    placeholder: getDateOrder(locale).pattern,
    onType: (element: HTMLInputElement) => {
      const text = element.value
      // The browser fills in the field, which then loses no focus.
      if (!hasFocus(element)) return commit(text)
      setTyped(text)
      setError(undefined)
      const next = parse(text)
      // Forms see a complete date before the field loses the focus. `1/3/20` could be the start of `1/3/2026`, and
      // `010320` that of `01032026`.
      const hasYear = /(?<!\p{Nd})(?:\p{Nd}{4}|\p{Nd}{8})(?!\p{Nd})/u.test(text)
      if (next !== undefined && hasYear && getError(next) === undefined) change(next)
    },
    /** Ends typing: keeps a text that is no day, with an error. */
    commit,
    select: (next: string) => {
      setTyped(undefined)
      setError(undefined)
      change(next)
    },
  }
}
