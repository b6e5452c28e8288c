'use client'
import { type NavigationId, type UnreadKind, unreadKind } from '@plomada/domain'
import { createContext, useContext } from 'react'

/** Numbers of unread items, by kind. */
export type Unread = Readonly<Partial<Record<UnreadKind, number>>>

const UnreadContext = createContext<Unread>({})

/** Provides the numbers of unread messages and notifications for all navigation inside. */
export const UnreadProvider = UnreadContext.Provider

/** Returns how many unread items a link counts. */
export function useUnreadCount(id: NavigationId): number {
  const unread = useContext(UnreadContext)
  const kind = unreadKind(id)
  return (kind && unread[kind]) ?? 0
}
