import { useEffect, useState } from 'react'
import { pushMessages, type PushState } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { useAddDevice, usePreferences, useRemoveDevice } from './notification.data.ts'
import { subscribe, unsubscribe } from '../session/pushDevice.ts'
import { useSessionSnapshot } from '../session/store.ts'
import { readPushState, storePushOwner } from './syncPushDevice.ts'

/** Returns whether push messages of the user reach this browser, and functions that change it. */
export function usePush() {
  const { data } = usePreferences()
  const addDevice = useAddDevice()
  const removeDevice = useRemoveDevice()
  const [state, setState] = useState<PushState>()
  const [isPending, setPending] = useState(false)
  const viewerId = useSessionSnapshot().viewer?.id
  useEffect(() => void readPushState(viewerId).then(setState), [viewerId])

  const change = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch {
      notify('error', pushMessages.failed)
    }
    setState(await readPushState(viewerId))
    setPending(false)
  }
  const enable = () =>
    change(async () => {
      if (!data) throw new Error('The public key is not loaded')
      const device = await subscribe(data.pushKey)
      if (!device) return
      try {
        await addDevice({ body: device })
        if (viewerId !== undefined) storePushOwner(viewerId)
      } catch (error) {
        // Without the server, this browser would seem to be subscribed.
        await unsubscribe()
        throw error
      }
      notify('success', pushMessages.enabled)
    })
  const disable = () =>
    change(async () => {
      const endpoint = await unsubscribe()
      if (endpoint !== null) await removeDevice({ body: { endpoint } })
    })
  return { state, isPending, devices: data?.devices ?? 0, isReady: data !== undefined, enable, disable }
}
