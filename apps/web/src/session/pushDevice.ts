import type { Device } from '@plomada/domain'
import type { PushState } from '@plomada/ui'

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Returns the service worker, which a production build registers when the browser is idle. */
const getRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) ??
  (import.meta.env.PROD ? navigator.serviceWorker.register('/offline.js') : undefined)

const getSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Returns whether this browser shows push messages. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await getSubscription()) === null ? 'off' : 'on'
}

/** Asks for the permission and subscribes this browser. Returns null if the user refuses. */
export async function subscribe(pushKey: string): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await getRegistration()
  if (!registration) return null
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The subscription is incomplete')
  return { endpoint, keys: { p256dh, auth } }
}

/** Ends the subscription of this browser and returns its endpoint. The server deletes it after the next message. */
export async function unsubscribe(): Promise<string | null> {
  if (!isSupported()) return null
  const subscription = await getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

const OFFERED_KEY = 'plomada-push-offered'

/** Returns whether push messages may be offered: to a browser that has neither been asked nor refused. */
export const isPushOfferable = (): boolean =>
  isSupported() && Notification.permission === 'default' && localStorage.getItem(OFFERED_KEY) === null

/** Stores that push messages were offered, which happens once. */
export const storePushOffered = (): void => localStorage.setItem(OFFERED_KEY, 'yes')
