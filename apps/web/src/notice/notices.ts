import type { ReactNode } from 'react'
import { createStore } from '../createStore.ts'

/** A message that stays until the user closes it or navigates. */
export interface Notice {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  /** Buttons below the text. */
  actions?: ReactNode
  /** The number of navigations before it is removed. */
  remainingNavigations: number
}

const { get, set, useValue } = createStore<readonly Notice[]>([])
let lastId = 0

/** Shows a notice and returns its id. With `throughNavigation` it stays for one navigation, such as one after saving. */
export function notify(
  kind: Notice['kind'],
  text: string,
  { throughNavigation = false, actions }: { throughNavigation?: boolean; actions?: ReactNode } = {},
): number {
  lastId += 1
  const others = get().filter((one) => one.text !== text)
  set([...others, { id: lastId, kind, text, actions, remainingNavigations: throughNavigation ? 1 : 0 }])
  return lastId
}

export const closeNotice = (id: Notice['id'] | string): void =>
  set(get().filter((notice) => notice.id !== id))

/** Removes the notices that do not survive a navigation. */
export const passNavigation = (): void =>
  set(
    get()
      .filter(({ remainingNavigations }) => remainingNavigations > 0)
      .map((notice) => ({ ...notice, remainingNavigations: notice.remainingNavigations - 1 })),
  )

export const useNotices = useValue
