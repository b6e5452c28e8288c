import { useEffect } from 'react'
import { BrowserRouter, type RouteObject } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ErrorBoundary } from './frame/ErrorBoundary.tsx'
import { markInteractive } from './frame/interactive.ts'
import { UiProvider } from './frame/UiProvider.tsx'
import { fallback } from './data/initialResponses.ts'
import { Routes } from './routes.tsx'
import { SignInCallback } from './session/SignInCallback.tsx'

interface ProductProps {
  /** Responses by SWR key, for the first render. */
  responses: Readonly<Record<string, unknown>>
  /** The routes of the page. @default all routes */
  branch?: RouteObject[]
}

/** Renders the page of the address of a router. */
export const Product = ({ responses, branch }: ProductProps) => (
  <UiProvider>
    <SWRConfig value={{ revalidateOnFocus: true, dedupingInterval: 2000, fallback: responses }}>
      <SignInCallback>
        <Routes branch={branch} />
      </SignInCallback>
    </SWRConfig>
  </UiProvider>
)

/** Renders the product in the browser. */
export function App() {
  useEffect(markInteractive, [])
  return (
    <ErrorBoundary>
      {/* `useAppNavigate` starts the transitions. */}
      <BrowserRouter useTransitions={false}>
        <Product responses={fallback} />
      </BrowserRouter>
    </ErrorBoundary>
  )
}
