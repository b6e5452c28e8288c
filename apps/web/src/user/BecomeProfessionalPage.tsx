import { useGo } from '../useGo.ts'
import { members, ownPages, paths, type StoredUser } from '@plomada/domain'
import {
  accountItems,
  BecomeProfessionalForm,
  ListError,
  tradeCopy,
  userCopy,
  type ProfessionalData,
} from '@plomada/ui'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { notify } from '../notice/notices.ts'
import { Gate } from '../frame/Gate.tsx'
import { keepViewer } from '../session/store.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useUpdateUser } from './user.data.ts'

/** A client becomes a professional, or a professional edits what they offer. */
export function BecomeProfessionalPage() {
  useTitle(userCopy.professionalProfile)
  return <Gate roles={members}>{(viewer) => <ProfessionalProfile viewer={viewer} />}</Gate>
}

function ProfessionalProfile({ viewer }: { viewer: StoredUser }) {
  const { trades, problem, mutate } = useTrades()
  const update = useUpdateUser()
  const go = useGo()
  const onSubmit = async (data: ProfessionalData) => {
    const { user } = await update({ body: { ...data, role: 'professional' } })
    keepViewer(user)
    notify('success', userCopy.savedProfile, { throughNavigation: true })
    go(paths.home)
  }
  return (
    <AccountLayout viewer={viewer} current={accountItems.profile} title={userCopy.professionalProfile}>
      {problem && !trades ? (
        <ListError none={tradeCopy.none} onRetry={() => void mutate()} />
      ) : (
        <BecomeProfessionalForm
          person={viewer}
          trades={trades}
          backHref={ownPages(viewer)?.profile ?? paths.home}
          onSubmit={onSubmit}
        />
      )}
    </AccountLayout>
  )
}
