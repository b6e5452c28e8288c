export { notificationMessages, preferenceMessages, pushMessages } from './notification.messages.ts'
export { NotificationBell, type NotificationBellProps } from './NotificationBell/NotificationBell.tsx'
export { NotificationList, type NotificationListProps } from './NotificationList/NotificationList.tsx'
export {
  NotificationPreferences,
  type NotificationPreferencesProps,
} from './NotificationPreferences/NotificationPreferences.tsx'
export { PushSetting, type PushSettingProps, type PushState } from './PushSetting/PushSetting.tsx'
