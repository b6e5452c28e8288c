import type { Offer, OfferPreview, StoredUser } from '@plomada/domain'
import { type ComponentType, lazy, Suspense } from 'react'
import { ListError } from '@plomada/ui'

/** Loads a component. If its file is out of reach, the rest of the page stays usable. */
const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: LoadFailed })))

const LoadFailed = () => <ListError onRetry={() => window.location.reload()} />

const Questions = lazyPart(() => import('./Questions.tsx'))
const VisitorQuestions = lazyPart(() => import('./VisitorQuestions.tsx'))

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
