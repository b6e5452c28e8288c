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
}

const isNetworkError = (error: Error) => (error as { code?: string }).code === 'unavailable'

/** Catches errors of rendering and of lazy imports and renders an error page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, address: this.props.address }

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(
    { address }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return address === state.address ? null : { error: null, address }
  }

  override componentDidCatch(error: Error): void {
    console.error(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return isNetworkError(error) ? (
      <LoadError
        reason={error.message}
        onRetry={() => this.setState({ error: null })}
        homeHref={paths.home}
      />
    ) : (
      <RouteError homeHref={paths.home} onReload={() => location.reload()} />
    )
  }
}
