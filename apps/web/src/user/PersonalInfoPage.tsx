import { lazy, Suspense } from 'react'
import { accountItems, PersonalInfo, Spinner, userMessages } from '@plomada/ui'
import { fullName, ownPages, paths, type StoredUser } from '@plomada/domain'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'

// Lazy: the form library is larger than this page, and most users have no pending address.
const PendingEmail = lazy(() => import('./PendingEmail.tsx'))

const ownProfile = (viewer: StoredUser) => ownPages(viewer)?.profile ?? paths.home

export const PersonalInfoPage = withViewer({ ownPage: ownProfile }, ({ viewer }) => {
  useTitle(fullName(viewer))
  return (
    <AccountLayout viewer={viewer} current={accountItems.profile}>
      {viewer.pendingEmail && (
        <Suspense fallback={<Spinner label={userMessages.confirmEmail} />}>
          <PendingEmail email={viewer.pendingEmail} />
        </Suspense>
      )}
      <PersonalInfo
        person={viewer}
        becomeProfessionalHref={paths.becomeProfessional}
        personalDataHref={paths.personalData}
      />
    </AccountLayout>
  )
})
