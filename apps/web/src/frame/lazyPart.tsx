import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'

interface LazyPartProps {
  /** Called when the code failed to load, after which the part renders nothing. */
  onUnavailable?: (() => void) | undefined
}

interface UnavailableProps extends LazyPartProps {
  onRetry: () => void
}

/** Renders nothing, and calls `onRetry` after a navigation and when the browser is online again. */
function Unavailable({ onUnavailable, onRetry }: UnavailableProps) {
  const { key } = useLocation()
  const [failedAt] = useState(key)
  const report = useEffectEvent(() => onUnavailable?.())
  const retry = useEffectEvent(onRetry)
  useEffect(() => report(), [])
  useEffect(() => {
    if (key !== failedAt) retry()
  }, [key, failedAt])
  // Not after the paint: the browser can be online again by then.
  useLayoutEffect(() => {
    const listener = () => retry()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return null
}

/**
 * Declares a part of a page whose code is loaded when it is first rendered. If it does not load, the rest of the page stays
 * usable. It is loaded again when the part is mounted again, after a navigation and when the browser is online again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
): ComponentType<Props & LazyPartProps> {
  type Content = ComponentType<UnavailableProps & { props: Props }>
  let Current: Content | undefined
  const createContent = () =>
    lazy(async (): Promise<{ default: Content }> => {
      try {
        const { default: Component } = await load()
        return { default: ({ props }) => <Component {...props} /> }
      } catch (error) {
        console.error('Failed to load a part of the page', error)
        // React keeps what a lazy component has loaded: a retry needs a new one.
        Current = undefined
        return { default: Unavailable }
      }
    })
  const getContent = () => ({ Content: (Current ??= createContent()) })
  return function LazyPart({ onUnavailable, ...props }: Props & LazyPartProps) {
    // Outside of the boundary: React drops the state of a component that suspends when it is first rendered.
    const [{ Content }, setContent] = useState(getContent)
    return (
      <Suspense fallback={fallback}>
        <Content
          props={props as unknown as Props}
          onUnavailable={onUnavailable}
          onRetry={() => setContent(getContent())}
        />
      </Suspense>
    )
  }
}
