import { startTransition, useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/**
 * Goes to an address of the product. Another page is a transition: the one that is left stays until the code of the
 * next one has come. Another address of the same page, such as a filter of its list, is drawn at once: in a transition
 * React draws in small parts and the browser in between, which made a list a sixth dearer.
 */
export function useGo() {
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
