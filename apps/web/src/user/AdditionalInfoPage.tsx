import { useAppNavigate } from '../useAppNavigate.ts'
import { AdditionalInfoLayout, userMessages, type AdditionalInfo } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { resumePendingAction } from '../session/resumePendingAction.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { updateViewer } from '../session/store.ts'
import { useReturnTo } from './useReturnTo.ts'
import { useUpdateUser } from './user.data.ts'

/** Renders the last step of the registration: name, email and phone. */
export const AdditionalInfoPage = withViewer({ title: userMessages.additionalInfo }, ({ viewer }) => {
  const navigate = useAppNavigate()
  const { returnTo } = useReturnTo()
  const update = useUpdateUser()
  const onSubmit = async (data: AdditionalInfo) => {
    const { user } = await update({ body: data })
    updateViewer(user)
    notify('success', userMessages.completed, { throughNavigation: true })
    if (user.pendingEmail)
      notify('info', userMessages.emailPending(user.pendingEmail), { throughNavigation: true })
    await resumePendingAction(user)
    navigate(returnTo)
  }
  return <AdditionalInfoLayout person={viewer} onSubmit={onSubmit} />
})
