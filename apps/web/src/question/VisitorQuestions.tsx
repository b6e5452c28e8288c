import type { OfferPreview } from '@plomada/domain'
import { OfferQuestionsPreview } from '@plomada/ui'
import { useSession } from '../session/useSession.ts'
import { toListProps, useQuestions } from './question.data.ts'

/** Renders the questions about an offer for a visitor. */
export default function VisitorQuestions({ offer }: { offer: OfferPreview }) {
  const list = toListProps(useQuestions(offer.id))
  const { signIn } = useSession()
  return <OfferQuestionsPreview {...list} offer={offer} onSignIn={() => void signIn()} />
}
