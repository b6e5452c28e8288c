import { useAppNavigate } from '../useAppNavigate.ts'
import { members, paths } from '@plomada/domain'
import { accountItems, PersonalDataForm, userMessages, type PersonalData } from '@plomada/ui'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { notify } from '../notice/notices.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { updateViewer } from '../session/store.ts'
import { useUpdateUser } from './user.data.ts'

export const PersonalDataPage = withViewer({ title: userMessages.ownData, roles: members }, ({ viewer }) => {
  const update = useUpdateUser()
  const navigate = useAppNavigate()
  const onSubmit = async (data: PersonalData) => {
    const { user } = await update({ body: data })
    updateViewer(user)
    notify('success', userMessages.updated, { throughNavigation: true })
    navigate(paths.home)
  }
  return (
    <AccountLayout viewer={viewer} current={accountItems.profile}>
      <PersonalDataForm person={viewer} onSubmit={onSubmit} />
    </AccountLayout>
  )
})
