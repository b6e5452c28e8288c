import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { initialResponses } from './data/initialResponses.ts'
import { loadClient } from './data/send.ts'
import { prefetchOnIntent } from './frame/prefetchOnIntent.ts'
import { onIdle } from './frame/scheduling.ts'
import { prefetchAddress } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

const renderApp = () =>
  startTransition(() => {
    const app = (
      <StrictMode>
        <App />
      </StrictMode>
    )
    // The server renders public pages and the frame of the others.
    if (root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })

// Frame and page render together: one layout instead of two. A transition, because a synchronous first render would
// block the browser. No top-level await: the code of the page imports this file.
void prefetchAddress(location.href, { withData: false }).then(renderApp)

prefetchOnIntent((address, options) => void prefetchAddress(address, options))
// The first page does not need this code. A failed import is repeated when the code is needed.
onIdle(() => {
  void loadClient()
    .then(({ resolveCall }) => Promise.all(initialResponses.map(({ key: [name] }) => resolveCall({ name }))))
    .catch(() => {})
  void import('./frame/offline.ts').then(
    ({ prepareForOffline }) => prepareForOffline(),
    () => {},
  )
})
