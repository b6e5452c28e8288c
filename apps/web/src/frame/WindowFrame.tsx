import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Splash } from '@plomada/ui'

/** Around the payment's windows: no navigation and no footer. */
export function WindowFrame() {
  return (
    <Suspense fallback={<Splash />}>
      <Outlet />
    </Suspense>
  )
}
