import { Component, type ReactNode } from 'react'
import { paths } from '@plomada/domain'
import { LoadError, RouteError } from '@plomada/ui'

interface ErrorBoundaryProps {
  /** The current path; a change of it resets the error. */
  address?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
  address: string | undefined
  hasRetried: boolean
}

const isNetworkError = (error: Error) => (error as { code?: string }).code === 'unavailable'

/** Catches errors of rendering and of lazy imports and renders an error page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, address: this.props.address, hasRetried: false }

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(
    { address }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return address === state.address ? null : { error: null, address, hasRetried: false }
  }

  override componentDidCatch(error: Error): void {
    console.error(error)
  }

  #retry = (): void => {
    // Some browsers repeat a failed import until a reload, see `staleAssets.ts`.
    if (this.state.hasRetried && navigator.onLine) location.reload()
    else this.setState({ error: null, hasRetried: true })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return isNetworkError(error) ? (
      <LoadError reason={error.message} onRetry={this.#retry} homeHref={paths.home} />
    ) : (
      <RouteError homeHref={paths.home} onReload={() => location.reload()} />
    )
  }
}
