import { lazyOnIntent } from '@plomada/ui/PlomadaProvider'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'

const Screen = lazyOnIntent(() => import('./offersScreen.tsx').then(({ App }) => ({ default: App })))

/** The list of services of a product whose server has drawn it: what was drawn comes to life when it is needed. */
const root = document.getElementById('root')
const given = document.getElementById('given')?.textContent
if (root && given)
  hydrateRoot(
    root,
    <Suspense>
      <Screen {...JSON.parse(given)} />
    </Suspense>,
  )
