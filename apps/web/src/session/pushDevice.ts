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

/** Returns whether this browser can show push messages: `off` when it can, subscribed or not. */
export function readPushSupport(): Exclude<PushState, 'on'> {
  if (!isSupported()) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'off'
}

const toDevice = (subscription: PushSubscription): Device => {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The subscription is incomplete')
  return { endpoint, keys: { p256dh, auth } }
}

/** Returns the subscription of this browser, or null. */
export async function readDevice(): Promise<Device | null> {
  if (!isSupported() || Notification.permission !== 'granted') return null
  const subscription = await getSubscription()
  return subscription && toDevice(subscription)
}

/** Asks for the permission and subscribes this browser. Returns null if the user refuses. */
export async function subscribe(pushKey: string): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await getRegistration()
  if (!registration) return null
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  return toDevice(await registration.pushManager.subscribe(options))
}

/** Ends the subscription of this browser and returns its endpoint. The server deletes it after the next message. */
export async function unsubscribe(): Promise<string | null> {
  if (!isSupported()) return null
  const subscription = await getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

const OFFERED_KEY = 'plomada-push-offered'
const OFFER_AGAIN_MS = 30 * 86_400_000

const wasOfferedLately = (now: number): boolean =>
  now - Number(localStorage.getItem(OFFERED_KEY) ?? Number.NaN) < OFFER_AGAIN_MS

/** Returns whether push messages may be offered: the browser has no answer yet, and was not asked in the last 30 days. */
export const isPushOfferable = (now = Date.now()): boolean =>
  isSupported() && Notification.permission === 'default' && !wasOfferedLately(now)

/** Stores when push messages were offered. */
export const storePushOffered = (now = Date.now()): void => localStorage.setItem(OFFERED_KEY, String(now))
