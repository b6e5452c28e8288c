'use client'
import { useLanguage } from '../../provider/context.ts'
import { formatDay } from '../../provider/formats.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Day.css.ts'

export interface DayProps extends PassThroughProps<HTMLTimeElement> {
  /** An instant, whose day depends on the time zone of the provider, or a calendar day such as `2026-03-01`. */
  date: Date | string
}

/** Renders a date in the language of the provider, such as «20/11/2026», or nothing if it is invalid. */
export const Day = ({ date, ...rest }: DayProps) => {
  const text = formatDay(useLanguage(), date)
  if (text === '') return null
  return (
    <time
      className={css.day}
      dateTime={typeof date === 'string' && date.length === 10 ? date : new Date(date).toISOString()}
      {...rest}
    >
      {text}
    </time>
  )
}
