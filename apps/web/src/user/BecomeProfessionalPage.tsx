import { useAppNavigate } from '../useAppNavigate.ts'
import { members, ownPages, paths } from '@plomada/domain'
import {
  accountItems,
  BecomeProfessionalForm,
  ListError,
  tradeMessages,
  userMessages,
  type ProfessionalData,
} from '@plomada/ui'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { notify } from '../notice/notices.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { updateViewer } from '../session/store.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useUpdateUser } from './user.data.ts'

/** Renders the form in which a client becomes a professional, or a professional edits their profile. */
export const BecomeProfessionalPage = withViewer(
  { title: userMessages.professionalProfile, roles: members },
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
      <AccountLayout viewer={viewer} current={accountItems.profile} title={userMessages.professionalProfile}>
        {problem && !trades ? (
          <ListError emptyTitle={tradeMessages.none} onRetry={() => void mutate()} />
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
  },
)
