import type { Offer } from '@plomada/domain'
import { Skeleton } from '@plomada/ui'
import { lazy, Suspense } from 'react'

const ProfessionalApplication = lazy(() => import('./ProfessionalApplication.tsx'))

/** Renders the application of a professional. Its code, which includes a form, is loaded when the offer is shown. */
export const LazyApplication = ({ offer }: { offer: Offer }) => (
  <Suspense fallback={<Skeleton shape="button" />}>
    <ProfessionalApplication offer={offer} />
  </Suspense>
)
