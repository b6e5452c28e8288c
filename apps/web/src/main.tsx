import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { fetchClient } from './data/send.ts'
import { whenIdle, whenSomebodyIsThere } from './frame/idle.ts'
import { reloadWhenOutdated } from './frame/outdated.ts'
import { prefetchAddress } from './routes.tsx'

reloadWhenOutdated()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )

// The page's code comes beside this one: drawn together with the frame and not after it, it is laid out once. The
// transition lets the browser breathe between the parts of it; a first drawing would hold it for as long as it takes.
// Not awaited here: that code imports from this file, which would have to wait for itself.
void prefetchAddress(location.href, { withData: false }).then(draw)

// What makes the rest quick runs code that the first page has no use for: it comes with the first sign of somebody
// there, and what cannot be fetched now comes when it is needed.
whenSomebodyIsThere(() => {
  void import('./frame/intent.ts').then(
    ({ prefetchOnIntent }) => prefetchOnIntent((address, how) => void prefetchAddress(address, how)),
    () => {},
  )
  void fetchClient().catch(() => {})
})
whenIdle(() => {
  void import('./frame/offline.ts').then(
    ({ prepareForOffline }) => prepareForOffline(),
    () => {},
  )
})
