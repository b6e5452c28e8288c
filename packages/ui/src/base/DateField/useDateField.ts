import { type ClipboardEvent, type RefObject, useEffect, useState } from 'react'
import { useMessages, useProvider } from '../../provider/context.ts'
import { completeYear } from '../Calendar/days.ts'
import { getToday } from '../Calendar/useToday.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { createLoader } from '../Field/useLoaded.ts'

/** A date that users understand in every order of day and month. */
const EXAMPLE = '2026-12-31'

// Few users paste dates.
const loadParser = createLoader(() => import('../DatePicker/parseDay.ts').then(({ parseDay }) => parseDay))

/** Returns a day with a year of four digits: two are completed, and one or three are none. */
function completeDay(day: string, today: string): string | undefined {
  const year = Number(day.slice(0, 4))
  if (year >= 1000) return day
  return year >= 10 && year < 100 ? `${completeYear(year, today)}${day.slice(4)}` : undefined
}

/** Returns the text of a native date input, what is wrong with it, and what changes it. */
export function useDateField(
  value: string | undefined,
  onChange: (day?: string) => void,
  input: RefObject<HTMLInputElement | null>,
) {
  const { locale = 'en', timeZone = 'UTC' } = useProvider().language ?? {}
  const t = useMessages()
  /** What the input shows while it is edited, or after an error. */
  const [draft, setDraft] = useState<string>()
  const [hasError, setError] = useState(false)
  const [reported, setReported] = useState(value)
  const [previous, setPrevious] = useState(value)
  if (value !== previous) {
    setPrevious(value)
    // The owner has set another day: it replaces the text and its error.
    if (value !== reported) {
      setReported(value)
      setDraft(undefined)
      setError(false)
    }
  }
  useFormReset(input, () => {
    setDraft(undefined)
    setError(false)
  })
  const report = (day: string | undefined) => {
    setReported(day)
    if (day !== value) onChange(day)
  }
  const format = () =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC' }).format(new Date(EXAMPLE))
  const error = hasError ? t('date.invalid', { example: format() }) : undefined
  useEffect(() => input.current?.setCustomValidity(error ?? ''), [error, input])
  const accept = (day: string | undefined) => {
    setDraft(undefined)
    setError(false)
    report(day)
  }
  const refuse = (shown: string) => {
    setDraft(shown)
    setError(true)
    report(undefined)
  }
  return {
    text: draft ?? value ?? '',
    error,
    onEdit: (day: string) => {
      setDraft(day)
      setError(false)
      // While the user types a year, browsers report dates before 1000. An incomplete date is an empty string.
      if (day > '1') report(day)
    },
    /** Ends the editing: completes the year, or says what is wrong. */
    commit: (element: HTMLInputElement) => {
      if (element.validity.badInput) return refuse('')
      if (draft === undefined) return
      const day = draft === '' ? undefined : completeDay(draft, getToday(timeZone))
      if (draft !== '' && day === undefined) return refuse(draft)
      accept(day)
    },
    /** Reads a pasted date in the formats of the locale. Browsers paste into none or one part of the date. */
    onPaste: async (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault()
      const text = event.clipboardData.getData('text')
      const parse = await loadParser()
      const day = parse?.(text, locale, getToday(timeZone))
      if (day !== undefined) accept(day)
      // A date that is there stays.
      else if (draft === undefined && value === undefined) refuse('')
    },
  }
}
