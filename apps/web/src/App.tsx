import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ErrorBoundary } from './frame/ErrorBoundary.tsx'
import { Library } from './frame/Library.tsx'
import { fallback } from './data/firstAnswers.ts'
import { Routes } from './routes.tsx'
import { SignInReturn } from './session/SignInReturn.tsx'

/** The product: router, links, data and session around the routes. */
export function App() {
  return (
    <ErrorBoundary>
      {/* `useGo` says what is a transition. */}
      <BrowserRouter useTransitions={false}>
        <Library>
          <SWRConfig value={{ revalidateOnFocus: true, dedupingInterval: 2000, fallback }}>
            <SignInReturn>
              <Routes />
            </SignInReturn>
          </SWRConfig>
        </Library>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
