import type { Examples } from '../contract/example.ts'
import type { notificationCalls } from './notification.calls.ts'
import { ok } from '../exampleValues.ts'
import { notificationFilters } from './notification.filters.ts'
import { device, notificationSettings, notifications } from './notification.fixtures.ts'

export const notificationExamples: Examples<typeof notificationCalls> = {
  list: {
    query: { ...notificationFilters.initial, isRead: 'false' },
    response: { result: notifications.slice(0, 1), next: null, unread: 1 },
  },
  unread: { response: { unread: 1 } },
  markRead: { body: { ids: [3] }, response: { unread: 0 } },
  preferences: { response: notificationSettings },
  savePreference: { body: { kind: 'review', mail: 'daily', push: true }, response: notificationSettings },
  addDevice: { body: device, response: notificationSettings },
  removeDevice: { body: { endpoint: device.endpoint }, response: ok },
  renewDevice: { body: { previous: device.endpoint, device }, response: ok },
}
