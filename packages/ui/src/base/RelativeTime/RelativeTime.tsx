'use client'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useProvider } from '../../provider/context.ts'
import { useFormats } from '../../provider/useFormats.ts'
import type { ElementProps } from '../passThrough.ts'
import { getRelativeText, type RelativeText } from './relativeTime.ts'

export interface RelativeTimeProps extends ElementProps<'time', 'dateTime' | 'title'> {
  /** The instant. */
  date: Date | string
  /** Length of the words, such as «2 weeks ago» or «2 wk ago».
   * @default 'long' */
  length?: 'long' | 'short'
  /** The time when the element first appears. With it, the server renders the relative time too.
   * @default the clock of the browser */
  now?: Date | string
}

/** Returns the relative text of an instant, up to date; undefined on the server and until the page is hydrated. */
const useRelativeText = (
  instant: number,
  start: number | undefined,
  getText: (now: number) => RelativeText,
) => {
  const [now, setNow] = useState(start)
  const offset = useRef<number>(undefined)
  const getDelay = useEffectEvent((current: number) => getText(current).changesIn)
  // A layout effect, so that a page that is not rendered on a server never shows the absolute time.
  useLayoutEffect(() => {
    if (Number.isNaN(instant)) return
    let timer: ReturnType<typeof setTimeout>
    if (start !== undefined) offset.current ??= start - performance.now()
    const update = () => {
      const current = offset.current === undefined ? Date.now() : offset.current + performance.now()
      setNow(current)
      timer = setTimeout(update, getDelay(current))
    }
    update()
    return () => clearTimeout(timer)
  }, [instant, start])
  return now === undefined ? undefined : getText(now).text
}

/**
 * Renders how long ago or ahead an instant is, such as «5 minutes ago», and keeps it up to date. A server renders the
 * date and time. Renders nothing if the date is invalid.
 */
export const RelativeTime = ({ date, length = 'long', now, ...rest }: RelativeTimeProps) => {
  const locale = useProvider().language?.locale ?? 'en'
  const absolute = useFormats().dateTime(date)
  const instant = new Date(date).getTime()
  const start = now === undefined ? undefined : new Date(now).getTime()
  const relative = useRelativeText(instant, start, (current) =>
    getRelativeText(instant, current, locale, length),
  )
  if (absolute === '') return null
  return (
    <time {...rest} dateTime={new Date(date).toISOString()} title={absolute}>
      {relative ?? absolute}
    </time>
  )
}
