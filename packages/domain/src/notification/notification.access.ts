import type { Access } from '../define/access.ts'

/** Who may do what with notifications: everybody with their own. */
export const notificationAccess = {
  list: { who: 'signedIn' },
  markRead: { who: 'signedIn' },
} as const satisfies Record<string, Access>
