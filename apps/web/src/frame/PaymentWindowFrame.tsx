import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Splash } from '@plomada/ui'

/** Renders a page of the payment window, without navigation and footer. */
export const PaymentWindowFrame = () => (
  <Suspense fallback={<Splash />}>
    <Outlet />
  </Suspense>
)
