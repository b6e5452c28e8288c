import { isOpenOffer, type Offer } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { applicationMessages, ListError, OwnApplication } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { readSettings } from '../settings.ts'
import { useSession } from '../session/useSession.ts'
import { useAnswerCounterOffer, useOwnApplication } from './application.data.ts'
import { useApplicationDraft } from './useApplicationDraft.ts'
import { useConfirm, useOwnChanges } from './useOwnChanges.ts'

/** Renders how a professional applies to an offer with terms, and the application that was sent. */
export default function ProfessionalApplication({ offer }: { offer: Offer }) {
  const params = { serviceId: offer.id }
  const { data, problem, mutate } = useOwnApplication(offer.id)
  const changes = useOwnChanges(offer.id)
  const { draft, onDraft, clear } = useApplicationDraft(useSession().viewer?.id, offer.id)
  const answer = useAnswerCounterOffer()
  const confirm = useConfirm()
  const answerCounterOffer = async (isAccepted: boolean) => {
    try {
      await answer({ params, body: { isAccepted } })
      const { counterWasAccepted, counterWasRefused } = applicationMessages
      notify('success', isAccepted ? counterWasAccepted : counterWasRefused)
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
  // Without the application, its professional could neither change nor withdraw it.
  if (problem && !data)
    return <ListError emptyTitle={applicationMessages.own} level={3} onRetry={() => void mutate()} />
  const application = data?.result ?? null
  // Nothing can be applied for once the offer is closed.
  if (!application && !isOpenOffer(offer)) return null
  if (!application && offer.hasApplied) return null
  return (
    <OwnApplication
      offer={offer}
      application={application}
      budgetMaximum={readSettings().budgetMaximum}
      commission={data?.commission}
      draft={draft}
      onDraft={onDraft}
      {...changes}
      pendingChanges={offer.pendingChanges}
      onConfirm={(change) => confirm(offer.id, change)}
      onApply={async (terms) => {
        await changes.onApply(terms)
        clear()
      }}
      onCounterAnswer={answerCounterOffer}
    />
  )
}
