import { lazyOnInteraction } from '@plomada/ui/Provider'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'

const Screen = lazyOnInteraction(() => import('./offersScreen.tsx').then(({ App }) => ({ default: App })))

/** An app whose server renders the list of services; the browser loads and hydrates the screen on interaction. */
const root = document.getElementById('root')
const props = document.getElementById('props')?.textContent
if (root && props)
  hydrateRoot(
    root,
    <Suspense>
      <Screen {...JSON.parse(props)} />
    </Suspense>,
  )
