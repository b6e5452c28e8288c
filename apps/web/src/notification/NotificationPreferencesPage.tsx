import type { StoredUser } from '@plomada/domain'
import { preferenceMessages } from '@plomada/ui'
import { NotificationPreferencesScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { usePreferenceChanges } from './usePreferenceChanges.ts'
import { usePush } from './usePush.ts'

function Preferences({ viewer }: { viewer: StoredUser }) {
  const { preferences, problem, retry, change } = usePreferenceChanges()
  const { state, isPending, devices, enable, disable } = usePush()
  return (
    <NotificationPreferencesScreen
      viewer={viewer}
      onSignOut={useSignOut()}
      preferences={preferences}
      hasFailed={problem !== undefined}
      onRetry={retry}
      onChange={change}
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

export const NotificationPreferencesPage = withViewer(
  { title: preferenceMessages.title, hasSidebar: true },
  Preferences,
)
