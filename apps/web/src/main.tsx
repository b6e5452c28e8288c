import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { fetchClient } from './data/send.ts'
import { whenIdle, whenSomebodyIsThere } from './frame/idle.ts'
import { reloadWhenOutdated } from './frame/outdated.ts'
import { prefetchAddress } from './routes.tsx'

reloadWhenOutdated()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// What makes the rest quick runs code that the first page has no use for: it comes with the first sign of somebody
// there, and what cannot be fetched now comes when it is needed.
whenSomebodyIsThere(() => {
  void import('./frame/intent.ts').then(
    ({ prefetchOnIntent }) => prefetchOnIntent(prefetchAddress),
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
