import { lazyOnInteraction } from '@plomada/ui'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'

const OffersScreen = lazyOnInteraction(() =>
  import('./OffersScreen').then(({ OffersScreen }) => ({ default: OffersScreen })),
)

hydrateRoot(
  document.getElementById('root')!,
  <Suspense>
    <OffersScreen />
  </Suspense>,
)
