import type { Access } from '../contract/access.ts'

/** Access to notifications: all users, to their own. */
export const notificationAccess = {
  list: { audience: 'signedIn' },
  unread: { audience: 'signedIn' },
  markRead: { audience: 'signedIn' },
  preferences: { audience: 'signedIn' },
  savePreference: { audience: 'signedIn' },
  addDevice: { audience: 'signedIn' },
  removeDevice: { audience: 'signedIn' },
  // Sent by the service worker, which has no session. Only the browser knows its former endpoint.
  renewDevice: { audience: 'anyone' },
} as const satisfies Record<string, Access>
