import { useGo } from '../useGo.ts'
import type { StoredUser } from '@plomada/domain'
import { AdditionalInfoLayout, userCopy, type AdditionalInfo } from '@plomada/ui'
import { useTitle } from '../frame/useTitle.ts'
import { notify } from '../notice/notices.ts'
import { finishErrand } from '../session/errand.ts'
import { Gate } from '../frame/Gate.tsx'
import { keepViewer } from '../session/store.ts'
import { useReturn } from './useReturn.ts'
import { useUpdateUser } from './user.data.ts'

/** Names, e-mail and phone: the last step of a registration. */
export function AdditionalInfoPage() {
  useTitle(userCopy.additionalInfo)
  return <Gate>{(viewer) => <AdditionalInfoStep viewer={viewer} />}</Gate>
}

function AdditionalInfoStep({ viewer }: { viewer: StoredUser }) {
  const go = useGo()
  const { returnTo } = useReturn()
  const update = useUpdateUser()
  const onSubmit = async (data: AdditionalInfo) => {
    const { user } = await update({ body: data })
    keepViewer(user)
    notify('success', userCopy.completed, { throughNavigation: true })
    if (user.pendingEmail)
      notify('info', userCopy.emailPending(user.pendingEmail), { throughNavigation: true })
    await finishErrand(user)
    go(returnTo)
  }
  return <AdditionalInfoLayout known={viewer} onSubmit={onSubmit} />
}
