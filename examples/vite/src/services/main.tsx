import { lazyOnIntent } from '@plomada/ui'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'

const Screen = lazyOnIntent(() => import('./Screen').then(({ Screen }) => ({ default: Screen })))

hydrateRoot(
  document.getElementById('root')!,
  <Suspense>
    <Screen />
  </Suspense>,
)
