import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DayRules } from '../Calendar/useCalendar.ts'
import { useDatePicker } from '../DatePicker/useDatePicker.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { type DateRange, NO_RANGE } from './DateRange.ts'

/** Returns one day of a range, its input and its error. */
function useDay(value: string | null, rules: DayRules, onChange: (day: string | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const day = useDatePicker({ value, defaultValue: undefined, onChange, ...rules }, input)
  const { error } = day
  useEffect(() => input.current?.setCustomValidity(error ?? ''), [error])
  return [day, input] as const
}

export type DayState = ReturnType<typeof useDatePicker>

interface RangeState extends Pick<DayRules, 'min' | 'max' | 'isDayDisabled'> {
  value: DateRange | undefined
  defaultValue: DateRange | undefined
  onChange: ((range: DateRange) => void) | undefined
}

/** Returns the days of a range. A day on the wrong side of the other one is an error, as one outside of the limits. */
export function useDateRange(state: RangeState, group: RefObject<HTMLDivElement | null>) {
  const { value, defaultValue = NO_RANGE, onChange, min, max, isDayDisabled } = state
  const [own, setOwn] = useState(defaultValue)
  const range = value ?? own
  const change = (next: DateRange) => {
    setOwn(next)
    onChange?.(next)
  }
  useFormReset(group, () => setOwn(defaultValue))
  const [start, startInput] = useDay(range.start, { min, max: range.end ?? max, isDayDisabled }, (day) =>
    change({ ...range, start: day }),
  )
  const [end, endInput] = useDay(range.end, { min: range.start ?? min, max, isDayDisabled }, (day) =>
    change({ ...range, end: day }),
  )
  // A day that was wrong may be right with another one at the other end.
  const recheck = useEffectEvent(() => {
    if (start.error !== undefined) start.commit()
    else if (end.error !== undefined) end.commit()
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when a day changes
  useEffect(() => recheck(), [range.start, range.end])
  return { range, change, days: { start, end }, inputs: { start: startInput, end: endInput } }
}
