import { BrowserRouter } from './router/index.ts'
import { SWRConfig } from 'swr'
import { ErrorBoundary } from './frame/ErrorBoundary.tsx'
import { UiProvider } from './frame/UiProvider.tsx'
import { fallback } from './data/initialResponses.ts'
import { Routes } from './routes.tsx'
import { SignInCallback } from './session/SignInCallback.tsx'

export const App = () => (
  <ErrorBoundary>
    {/* `useAppNavigate` starts the transitions. */}
    <BrowserRouter>
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
