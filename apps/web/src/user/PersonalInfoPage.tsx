import { accountItems, PersonalInfo } from '@plomada/ui'
import { fullName, ownPages, paths, type StoredUser } from '@plomada/domain'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { Gate } from '../frame/Gate.tsx'

const ownProfile = (viewer: StoredUser) => ownPages(viewer)?.profile ?? paths.home

/** One's own data, as a client (/profile) or as a professional (/myprofilep). */
export function PersonalInfoPage() {
  return <Gate ownPage={ownProfile}>{(viewer) => <OwnData viewer={viewer} />}</Gate>
}

function OwnData({ viewer }: { viewer: StoredUser }) {
  useTitle(fullName(viewer))
  return (
    <AccountLayout viewer={viewer} current={accountItems.profile}>
      <PersonalInfo
        person={viewer}
        becomeProfessionalHref={paths.becomeProfessional}
        personalDataHref={paths.personalData}
      />
    </AccountLayout>
  )
}
