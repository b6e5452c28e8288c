import { calls } from '../data/calls.ts'
import { write } from '../data/send.ts'
import type { PushState } from '@plomada/ui'
import { readDevice, readPushSupport, unsubscribe } from '../session/pushDevice.ts'

/** The user who turned on the push messages of this browser. */
const OWNER_KEY = 'plomada-push-usuario'

/** Stores who turned on the push messages of this browser. */
export const storePushOwner = (viewer: number): void => localStorage.setItem(OWNER_KEY, String(viewer))

/**
 * Adds the subscription of this browser to the server, which may have lost it or have a former one. Returns whether push
 * messages of the user reach this browser.
 */
export async function syncPushDevice(viewer: number): Promise<boolean> {
  const device = await readDevice()
  if (device === null) return false
  const owner = localStorage.getItem(OWNER_KEY)
  // A sign-out without a connection does not end the subscription of the user before.
  if (owner !== null && owner !== String(viewer)) {
    await unsubscribe()
    return false
  }
  await write(calls.notification.addDevice, { body: device })
  storePushOwner(viewer)
  return true
}

/** Returns whether push messages of the user reach this browser. Without the server, it receives none although it is subscribed. */
export async function readPushState(viewer: number | undefined): Promise<PushState> {
  const isOn = viewer !== undefined && (await syncPushDevice(viewer).catch(() => false))
  return isOn ? 'on' : readPushSupport()
}
