import { useAppNavigate } from '../useAppNavigate.ts'
import { memberRoles, paths } from '@plomada/domain'
import { userMessages, type PersonalData } from '@plomada/ui'
import { PersonalDataScreen } from '@plomada/ui/screens'
import { notify } from '../notice/notices.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { updateViewer } from '../session/store.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { useUpdateUser } from './user.data.ts'

export const PersonalDataPage = withViewer(
  { title: userMessages.ownData, roles: memberRoles, hasSidebar: true },
  ({ viewer }) => {
    const update = useUpdateUser()
    const navigate = useAppNavigate()
    const onSubmit = async (data: PersonalData) => {
      const { user } = await update({ body: data })
      updateViewer(user)
      notify('success', userMessages.updated, { throughNavigation: true })
      navigate(paths.home)
    }
    return <PersonalDataScreen viewer={viewer} onSignOut={useSignOut()} onSubmit={onSubmit} />
  },
)
