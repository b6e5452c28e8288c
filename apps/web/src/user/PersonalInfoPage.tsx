import { lazy, Suspense } from 'react'
import { accountItems, PersonalInfo, Spinner, userCopy } from '@plomada/ui'
import { fullName, ownPages, paths, type StoredUser } from '@plomada/domain'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { Gate } from '../frame/Gate.tsx'

// The engine of forms weighs more than this page, and most users have no address that waits.
const PendingEmail = lazy(() => import('./PendingEmail.tsx'))

const ownProfile = (viewer: StoredUser) => ownPages(viewer)?.profile ?? paths.home

/** One's own data, as a client (/profile) or as a professional (/myprofilep). */
export function PersonalInfoPage() {
  return <Gate ownPage={ownProfile}>{(viewer) => <OwnData viewer={viewer} />}</Gate>
}

function OwnData({ viewer }: { viewer: StoredUser }) {
  useTitle(fullName(viewer))
  return (
    <AccountLayout viewer={viewer} current={accountItems.profile}>
      {viewer.pendingEmail && (
        <Suspense fallback={<Spinner label={userCopy.confirmEmail} />}>
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
}
