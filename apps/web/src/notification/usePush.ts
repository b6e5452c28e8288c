import { useCallback, useEffect, useState } from 'react'
import { pushMessages, type PushState } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { useAddDevice, usePreferences, useRemoveDevice } from './notification.data.ts'
import { readPushState, subscribe, unsubscribe } from '../session/pushDevice.ts'

/** Returns whether this browser shows push messages, and functions that change it. */
export function usePush() {
  const { data } = usePreferences()
  const addDevice = useAddDevice()
  const removeDevice = useRemoveDevice()
  const [state, setState] = useState<PushState>()
  const [isPending, setPending] = useState(false)
  const refresh = useCallback(
    async () => setState(await readPushState().catch(() => 'unsupported' as const)),
    [],
  )
  useEffect(() => {
    void readPushState().then(setState, () => setState('unsupported'))
  }, [])

  const change = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch {
      notify('error', pushMessages.failed)
    }
    await refresh()
    setPending(false)
  }
  const enable = () =>
    change(async () => {
      if (!data) throw new Error('The public key is not loaded')
      const device = await subscribe(data.pushKey)
      if (!device) return
      try {
        await addDevice({ body: device })
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
