import { Component, type ReactNode } from 'react'
import { paths } from '@plomada/domain'
import { RouteError } from '@plomada/ui'

interface ErrorBoundaryProps {
  /** Where one is: at another address there is another chance. */
  address?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  address: string | undefined
}

/** Catches what broke while drawing and offers a way out instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, address: this.props.address }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { address }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return address === state.address ? null : { hasFailed: false, address }
  }

  override componentDidCatch(error: Error): void {
    console.error(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <RouteError homeHref={paths.home} onReload={() => location.reload()} />
    ) : (
      this.props.children
    )
  }
}
