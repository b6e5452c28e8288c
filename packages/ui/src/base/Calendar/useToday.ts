import { useSyncExternalStore } from 'react'
import { useProvider } from '../../provider/context.ts'

const subscribe = () => () => undefined

/** Returns the current day in a time zone. */
export const getToday = (timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts()
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${get('year')}-${get('month')}-${get('day')}`
}

/** Returns the current day in the time zone of the provider; undefined on the server and until the page is hydrated. */
export const useToday = () => {
  const timeZone = useProvider().language?.timeZone ?? 'UTC'
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => getToday(timeZone),
    () => undefined,
  )
}
