import { Component, type ReactNode } from 'react'
import { paths } from '@plomada/domain'
import { LoadError, RouteError } from '@plomada/ui'

interface ErrorBoundaryProps {
  /** Where one is: at another address there is another chance. */
  address?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
  address: string | undefined
}

const isOutOfReach = (error: Error) => (error as { code?: string }).code === 'unavailable'

/** Catches what broke while drawing, or could not be fetched, and offers a way out instead of an empty page. */
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
    return isOutOfReach(error) ? (
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
