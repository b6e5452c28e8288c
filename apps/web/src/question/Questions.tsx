import { type Offer, paths, type Question, type StoredUser } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { OfferQuestions } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { toListProps, useAnswer, useAsk, useHideQuestion, useQuestions } from './question.data.ts'
import { useQuestionsAnchor } from './useQuestionsAnchor.ts'

/** Renders the questions about an offer for a signed-in user. */
export default function Questions({ viewer, offer }: { viewer: StoredUser; offer: Offer }) {
  const serviceId = offer.id
  const list = toListProps(useQuestions(serviceId))
  useQuestionsAnchor(list.questions !== undefined)
  const ask = useAsk()
  const answer = useAnswer()
  const setHidden = useHideQuestion()
  const hide = async ({ number }: Question, isHidden: boolean) => {
    try {
      await setHidden({ params: { serviceId, number }, body: { isHidden } })
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
  return (
    <OfferQuestions
      {...list}
      viewer={viewer}
      offer={offer}
      profileHref={paths.becomeProfessional}
      onAsk={(text) => ask({ params: { serviceId }, body: { text } })}
      onAnswer={({ number }, text) => answer({ params: { serviceId, number }, body: { text } })}
      onHide={hide}
    />
  )
}
