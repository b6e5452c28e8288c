import { useRef, useState } from 'react'
import type { NotificationPreference } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { notify } from '../notice/notices.ts'
import { usePreferences, useSavePreference } from './notification.data.ts'

/** Returns the preferences with the changes that are being saved, and a function that saves a change. */
export function usePreferenceChanges() {
  const { data, problem, mutate } = usePreferences()
  const save = useSavePreference()
  const [unsaved, setUnsaved] = useState<readonly NotificationPreference[]>([])
  const queue = useRef(Promise.resolve())

  const send = async (change: NotificationPreference) => {
    try {
      await mutate(await save({ body: change }), { revalidate: false })
    } catch (error) {
      notify('error', toUserError(error).message)
      // The server may have saved the change of a request that timed out.
      void mutate()
    }
    setUnsaved((now) => now.filter((one) => one !== change))
  }
  const change = (preference: NotificationPreference) => {
    setUnsaved((now) => [...now, preference])
    // One after the other: parallel requests could be saved, and their responses arrive, in any order.
    queue.current = queue.current.then(() => send(preference))
  }
  const preferences = data?.preferences.map(
    (saved) => unsaved.findLast(({ kind }) => kind === saved.kind) ?? saved,
  )
  return { preferences, problem, retry: () => void mutate(), change }
}
