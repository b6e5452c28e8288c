import { type ReactNode, useState } from 'react'
import { PlomadaProvider } from '@plomada/ui'
import { useAppNavigate } from '../useAppNavigate.ts'
import { readNonce, readSettings } from '../settings.ts'

/** Provides the UI library with router navigation, the CSP nonce and the deployment's message overrides. */
export function UiProvider({ children }: { children: ReactNode }) {
  const navigate = useAppNavigate()
  const [{ nonce, messages }] = useState(() => ({ nonce: readNonce(), messages: readSettings().messages }))
  // Created once: a new function would re-render every link of the page.
  const [follow] = useState(() => (path: string) => {
    const { pathname, search, hash } = location
    navigate(path, { replace: path === pathname + search + hash })
  })
  return (
    <PlomadaProvider navigate={follow} nonce={nonce} overrides={messages}>
      {children}
    </PlomadaProvider>
  )
}
