import { useAppNavigate } from '../useAppNavigate.ts'
import { memberRoles, paths } from '@plomada/domain'
import { userMessages, type ProfessionalData } from '@plomada/ui'
import { BecomeProfessionalScreen } from '@plomada/ui/screens'
import { notify } from '../notice/notices.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { updateViewer } from '../session/store.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useUpdateUser } from './user.data.ts'

/** Renders the form in which a client becomes a professional, or a professional edits their profile. */
export const BecomeProfessionalPage = withViewer(
  { title: userMessages.professionalProfile, roles: memberRoles, hasSidebar: true },
  ({ viewer }) => {
    const { trades, problem, mutate } = useTrades()
    const update = useUpdateUser()
    const navigate = useAppNavigate()
    const onSubmit = async (data: ProfessionalData) => {
      const { user } = await update({ body: { ...data, role: 'professional' } })
      updateViewer(user)
      notify('success', userMessages.savedProfile, { throughNavigation: true })
      navigate(paths.home)
    }
    return (
      <BecomeProfessionalScreen
        viewer={viewer}
        onSignOut={useSignOut()}
        trades={trades}
        hasFailed={problem !== undefined && !trades}
        onRetry={() => void mutate()}
        onSubmit={onSubmit}
      />
    )
  },
)
