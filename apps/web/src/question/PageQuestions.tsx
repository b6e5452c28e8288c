import { lazy, Suspense } from 'react'
import type { Offer, OfferPreview, StoredUser } from '@plomada/domain'
import { OfferQuestionsPreview } from '@plomada/ui'
import { useSession } from '../session/useSession.ts'
import { toListProps, useQuestions } from './question.data.ts'

interface QuestionsProps {
  viewer: StoredUser
  offer: Offer
}

export interface PageQuestionsProps {
  /** The offer, or its preview for a visitor and until the offer has loaded; undefined while both load. */
  offer: Offer | OfferPreview | undefined
}

// Without this file the questions stay, without what the viewer may do with them.
const Questions = lazy(() =>
  import('./Questions.tsx').catch(() => ({
    default: ({ offer }: QuestionsProps) => <PublicQuestions offer={offer} />,
  })),
)

function PublicQuestions({ offer }: { offer: Pick<OfferPreview, 'id' | 'state'> }) {
  const list = toListProps(useQuestions(offer.id))
  const { signIn, viewer } = useSession()
  return <OfferQuestionsPreview {...list} offer={offer} onSignIn={viewer ? undefined : () => void signIn()} />
}

/** Renders the questions about an offer: those for everyone until what a signed-in user may do has loaded. */
export default function PageQuestions({ offer }: PageQuestionsProps) {
  const { viewer } = useSession()
  if (!offer) return null
  const shared = <PublicQuestions offer={offer} />
  return (
    <Suspense fallback={shared}>
      {viewer && 'owner' in offer ? <Questions viewer={viewer} offer={offer} /> : shared}
    </Suspense>
  )
}
