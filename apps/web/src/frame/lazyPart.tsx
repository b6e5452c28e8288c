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
import { useIsHydrating } from './hooks/useIsHydrating.ts'

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

const isOnlineAgain = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/**
 * Declares a part of a page whose code is loaded when it is first rendered. If it does not load, the rest of the page stays
 * usable, and the part as it is in the server's HTML. It is loaded again when the part is mounted again, after a
 * navigation and when the browser is online again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
): ComponentType<Props & LazyPartProps> {
  type Content = ComponentType<UnavailableProps & { props: Props }>
  let Current: Content | undefined
  const createLost =
    (Later: Content): Content =>
    (own) => {
      const isHydrating = useIsHydrating()
      // While React hydrates, the server's HTML stays: nothing would differ from it, also on a page that is being left.
      const [isServed] = useState(isHydrating)
      return isServed ? <Later {...own} /> : <Unavailable {...own} />
    }
  const createContent = (start?: () => Promise<unknown>): Content =>
    lazy(async (): Promise<{ default: Content }> => {
      await start?.()
      try {
        const { default: Component } = await load()
        return { default: ({ props }) => <Component {...props} /> }
      } catch (error) {
        console.error('Failed to load a part of the page', error)
        // React keeps what a lazy component has loaded: a retry needs a new one.
        Current = undefined
        return { default: createLost(createContent(isOnlineAgain)) }
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
