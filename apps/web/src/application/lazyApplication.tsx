import { useState } from 'react'
import type { Offer } from '@plomada/domain'
import { ListError, offerMessages, Skeleton } from '@plomada/ui'
import { lazyPart } from '../frame/lazyPart.tsx'

const ProfessionalApplication = lazyPart(
  () => import('./ProfessionalApplication.tsx'),
  <Skeleton shape="button" />,
)

/** Renders the application of a professional. Its code, which includes a form, is loaded when the offer is shown. */
export function LazyApplication({ offer }: { offer: Offer }) {
  const [isUnavailable, setUnavailable] = useState(false)
  if (isUnavailable)
    return (
      <ListError emptyTitle={offerMessages.application} level={3} onRetry={() => setUnavailable(false)} />
    )
  return <ProfessionalApplication offer={offer} onUnavailable={() => setUnavailable(true)} />
}
