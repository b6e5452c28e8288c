import { Message, Spinner, userMessages } from '@plomada/ui'
import { PersonalInfoScreen } from '@plomada/ui/screens'
import { fullName, ownPages, paths, type StoredUser } from '@plomada/domain'
import { lazyPart } from '../frame/lazyPart.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'

// Lazy: the form library is larger than this page, and most users have no pending address.
const PendingEmail = lazyPart(
  () => import('./PendingEmail.tsx'),
  <Spinner label={<Message>{userMessages.confirmEmail}</Message>} />,
)

const ownProfile = (viewer: StoredUser) => ownPages(viewer)?.profile ?? paths.home

export const PersonalInfoPage = withViewer({ ownPage: ownProfile, hasSidebar: true }, ({ viewer }) => {
  useDataTitle(fullName(viewer))
  return (
    <PersonalInfoScreen
      viewer={viewer}
      onSignOut={useSignOut()}
      pendingEmail={viewer.pendingEmail && <PendingEmail email={viewer.pendingEmail} />}
    />
  )
})
