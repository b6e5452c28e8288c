import { useSyncExternalStore } from 'react'

/** A message that stays until it is closed or the next navigation. */
export interface Notice {
  id: number
  tone: 'success' | 'error' | 'info'
  text: string
  /** Navigations that it still survives. */
  survives: number
}

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()
const set = (next: readonly Notice[]) => {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a message and gives its id. One that comes with a navigation of its own says `throughNavigation`. */
export function notify(tone: Notice['tone'], text: string, { throughNavigation = false } = {}): number {
  lastId += 1
  const others = notices.filter((one) => one.text !== text)
  set([...others, { id: lastId, tone, text, survives: throughNavigation ? 1 : 0 }])
  return lastId
}

export const closeNotice = (id: number): void => set(notices.filter((notice) => notice.id !== id))

/** Called at every navigation: what has stayed long enough goes. */
export const passNavigation = (): void =>
  set(
    notices
      .filter(({ survives }) => survives > 0)
      .map((notice) => ({ ...notice, survives: notice.survives - 1 })),
  )

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The messages that stand now, oldest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices)
