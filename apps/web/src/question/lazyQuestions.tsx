import type { Offer, OfferPreview, StoredUser } from '@plomada/domain'
import { lazy, Suspense } from 'react'

const Questions = lazy(() => import('./Questions.tsx'))
const VisitorQuestions = lazy(() => import('./VisitorQuestions.tsx'))

/** Renders the questions about an offer. Their code is loaded when the offer is shown. */
export const LazyQuestions = (props: { viewer: StoredUser; offer: Offer }) => (
  <Suspense>
    <Questions {...props} />
  </Suspense>
)

/** Renders the questions about an offer for a visitor, also on the server. */
export const LazyVisitorQuestions = (props: { offer: OfferPreview }) => (
  <Suspense>
    <VisitorQuestions {...props} />
  </Suspense>
)
