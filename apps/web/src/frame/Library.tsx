import { type ReactNode, useState } from 'react'
import { PlomadaProvider } from '@plomada/ui'
import { useGo } from '../useGo.ts'
import { readNonce, readSettings } from '../settings.ts'

const nonce = readNonce()
const { words } = readSettings()

/** The library, joined to the product: its links go through the router, so that no page is loaded anew. */
export function Library({ children }: { children: ReactNode }) {
  const go = useGo()
  // The first one for good, as paths are whole: with a new one, or with the router's own links, every link on a page
  // would be drawn again whenever its address changes.
  const [follow] = useState(() => (path: string) => {
    const { pathname, search, hash } = location
    go(path, { replace: path === pathname + search + hash })
  })
  return (
    <PlomadaProvider navigate={follow} nonce={nonce} corrections={words}>
      {children}
    </PlomadaProvider>
  )
}
