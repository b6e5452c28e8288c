import type { NotificationPreference, StoredUser } from '@plomada/domain'
import { toUserError } from '@plomada/domain/define'
import { preferenceMessages } from '@plomada/ui'
import { NotificationPreferencesScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { usePreferences, useSavePreference } from './notification.data.ts'
import { usePush } from './usePush.ts'

function Preferences({ viewer }: { viewer: StoredUser }) {
  const { data, problem, mutate } = usePreferences()
  const save = useSavePreference()
  const { state, isPending, devices, enable, disable } = usePush()
  const change = async (preference: NotificationPreference) => {
    if (!data) return
    const replace = (one: NotificationPreference) => (one.kind === preference.kind ? preference : one)
    void mutate({ ...data, preferences: data.preferences.map(replace) }, { revalidate: false })
    try {
      await mutate(await save({ body: preference }), { revalidate: false })
    } catch (error) {
      notify('error', toUserError(error).message)
      await mutate()
    }
  }
  return (
    <NotificationPreferencesScreen
      viewer={viewer}
      onSignOut={useSignOut()}
      preferences={data?.preferences}
      hasFailed={problem !== undefined}
      onRetry={() => void mutate()}
      onChange={(preference) => void change(preference)}
      push={{
        state,
        isPending,
        devices,
        onEnable: () => void enable(),
        onDisable: () => void disable(),
      }}
    />
  )
}

export const NotificationPreferencesPage = withViewer({ title: preferenceMessages.title }, Preferences)
