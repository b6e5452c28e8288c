import { Component, type ReactNode } from 'react'
import { RouteError } from '@plomada/ui'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Catches what broke while drawing and offers a way out instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    console.error(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <RouteError homeHref="/" onReload={() => location.reload()} />
    ) : (
      this.props.children
    )
  }
}
