import { startTransition, useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/**
 * Returns `navigate` for addresses of the product. A change of the path is a transition: the current page stays until
 * the code of the next one has loaded. A change of the query is not: a transition made lists a sixth slower.
 */
export function useAppNavigate() {
  const navigate = useNavigate()
  return useCallback(
    (path: string, options?: NavigateOptions) => {
      const go = () => void navigate(path, options)
      if (new URL(path, location.origin).pathname === location.pathname) go()
      else startTransition(go)
    },
    [navigate],
  )
}
