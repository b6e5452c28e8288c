import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ErrorBoundary } from './frame/ErrorBoundary.tsx'
import { UiProvider } from './frame/UiProvider.tsx'
import { fallback } from './data/initialResponses.ts'
import { Routes } from './routes.tsx'
import { SignInCallback } from './session/SignInCallback.tsx'

export const App = () => (
  <ErrorBoundary>
    {/* `useAppNavigate` starts the transitions. */}
    <BrowserRouter useTransitions={false}>
      <UiProvider>
        <SWRConfig value={{ revalidateOnFocus: true, dedupingInterval: 2000, fallback }}>
          <SignInCallback>
            <Routes />
          </SignInCallback>
        </SWRConfig>
      </UiProvider>
    </BrowserRouter>
  </ErrorBoundary>
)
