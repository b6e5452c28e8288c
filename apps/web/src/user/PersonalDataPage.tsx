import { useGo } from '../useGo.ts'
import { members, paths, type StoredUser } from '@plomada/domain'
import { accountItems, PersonalDataForm, userCopy, type PersonalData } from '@plomada/ui'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { notify } from '../notice/notices.ts'
import { Gate } from '../frame/Gate.tsx'
import { keepViewer } from '../session/store.ts'
import { useUpdateUser } from './user.data.ts'

/** A client or a professional changes their name and place. */
export function PersonalDataPage() {
  useTitle(userCopy.ownData)
  return <Gate roles={members}>{(viewer) => <OwnPersonalData viewer={viewer} />}</Gate>
}

function OwnPersonalData({ viewer }: { viewer: StoredUser }) {
  const update = useUpdateUser()
  const go = useGo()
  const onSubmit = async (data: PersonalData) => {
    const { user } = await update({ body: data })
    keepViewer(user)
    notify('success', userCopy.updated, { throughNavigation: true })
    go(paths.home)
  }
  return (
    <AccountLayout viewer={viewer} current={accountItems.profile}>
      <PersonalDataForm person={viewer} onSubmit={onSubmit} />
    </AccountLayout>
  )
}
