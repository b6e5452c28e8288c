import type { ApplicationTerms, Offer } from '@plomada/domain'
import { toUserError } from '@plomada/domain/define'
import { applicationMessages, ListError, OwnApplication } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { offerPush } from '../notification/offerPush.ts'
import { readSettings } from '../settings.ts'
import {
  useAnswerCounterOffer,
  useApplyWithTerms,
  useEditApplication,
  useOwnApplication,
  useWithdrawApplication,
} from './application.data.ts'

const toBody = ({ quote, message, availableFrom, shift }: ApplicationTerms) => ({
  quote,
  message,
  availableFrom,
  shift,
})

/** Renders how a professional applies to an offer with terms, and the application that was sent. */
export default function ProfessionalApplication({ offer }: { offer: Offer }) {
  const params = { serviceId: offer.id }
  const { data, problem, mutate } = useOwnApplication(offer.id)
  const apply = useApplyWithTerms()
  const edit = useEditApplication()
  const withdraw = useWithdrawApplication()
  const answer = useAnswerCounterOffer()
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
  if (!application && offer.state !== 'pendiente') return null
  if (!application && offer.hasApplied) return null
  return (
    <OwnApplication
      offer={offer}
      application={application}
      budgetMaximum={readSettings().budgetMaximum}
      onApply={async (terms) => {
        await apply({ params, body: toBody(terms) })
        notify('success', applicationMessages.sent)
        offerPush()
      }}
      onEdit={async (terms) => {
        await edit({ params, body: toBody(terms) })
        notify('success', applicationMessages.saved)
      }}
      onCounterAnswer={answerCounterOffer}
      onWithdraw={async () => {
        await withdraw({ params })
        notify('success', applicationMessages.withdrawn)
      }}
    />
  )
}
