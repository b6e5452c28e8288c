import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { RouterLink } from './frame/RouterLink.tsx'
import { ErrorBoundary } from './frame/ErrorBoundary.tsx'
import { PlomadaProvider } from '@plomada/ui'
import { fallback } from './data/firstAnswers.ts'
import { Routes } from './routes.tsx'
import { readNonce, readSettings } from './settings.ts'
import { SignInReturn } from './session/SignInReturn.tsx'

const nonce = readNonce()
const { words } = readSettings()

/** The product: router, links, data and session around the routes. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <PlomadaProvider linkComponent={RouterLink} nonce={nonce} corrections={words}>
          <SWRConfig value={{ revalidateOnFocus: true, dedupingInterval: 2000, fallback }}>
            <SignInReturn>
              <Routes />
            </SignInReturn>
          </SWRConfig>
        </PlomadaProvider>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
