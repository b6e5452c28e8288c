import type { Access } from '../define/access.ts'

/** Access to notifications: all users, to their own. */
export const notificationAccess = {
  list: { audience: 'signedIn' },
  markRead: { audience: 'signedIn' },
} as const satisfies Record<string, Access>
