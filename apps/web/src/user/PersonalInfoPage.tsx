import { lazy, Suspense } from 'react'
import { Spinner, useOverride, userMessages } from '@plomada/ui'
import { PersonalInfoScreen } from '@plomada/ui/screens'
import { fullName, ownPages, paths, type StoredUser } from '@plomada/domain'
import { useUnreadMessages } from '../conversation/conversation.data.ts'
import { useDataTitle } from '../frame/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'

// Lazy: the form library is larger than this page, and most users have no pending address.
const PendingEmail = lazy(() => import('./PendingEmail.tsx'))

const ownProfile = (viewer: StoredUser) => ownPages(viewer)?.profile ?? paths.home

export const PersonalInfoPage = withViewer({ ownPage: ownProfile }, ({ viewer }) => {
  const t = useOverride()
  useDataTitle(fullName(viewer))
  return (
    <PersonalInfoScreen
      viewer={viewer}
      onSignOut={useSignOut()}
      unreadMessages={useUnreadMessages()}
      pendingEmail={
        viewer.pendingEmail && (
          <Suspense fallback={<Spinner label={t(userMessages.confirmEmail)} />}>
            <PendingEmail email={viewer.pendingEmail} />
          </Suspense>
        )
      }
    />
  )
})
