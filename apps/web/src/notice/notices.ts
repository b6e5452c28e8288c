import { createStore } from '../createStore.ts'

/** A message that stays until it is closed or the next navigation. */
export interface Notice {
  id: number
  tone: 'success' | 'error' | 'info'
  text: string
  /** Navigations that it still survives. */
  survives: number
}

const { get, set, useValue } = createStore<readonly Notice[]>([])
let lastId = 0

/** Shows a message and gives its id. One that comes with a navigation of its own says `throughNavigation`. */
export function notify(tone: Notice['tone'], text: string, { throughNavigation = false } = {}): number {
  lastId += 1
  const others = get().filter((one) => one.text !== text)
  set([...others, { id: lastId, tone, text, survives: throughNavigation ? 1 : 0 }])
  return lastId
}

export const closeNotice = (id: number): void => set(get().filter((notice) => notice.id !== id))

/** Called at every navigation: what has stayed long enough goes. */
export const passNavigation = (): void =>
  set(
    get()
      .filter(({ survives }) => survives > 0)
      .map((notice) => ({ ...notice, survives: notice.survives - 1 })),
  )

/** The messages that stand now, oldest first. */
export const useNotices = useValue
