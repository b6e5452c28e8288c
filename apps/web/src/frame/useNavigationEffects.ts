import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { mainId } from '@plomada/ui'
import { passNavigation } from '../notice/notices.ts'

/** An address in two parts: the list that it shows, and which page of it. */
const partsOf = (search: string) => {
  const params = new URLSearchParams(search)
  const page = params.get('page')
  params.delete('page')
  return { list: params.toString(), page }
}

/**
 * After a navigation: messages age, a new page starts at its top with the focus in it, and so does the next page of
 * a list, whose pager stands at its foot. Back leaves the scroll alone, and so does a filter.
 */
export function useNavigationEffects(): void {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const last = useRef({ pathname, search })
  useEffect(() => {
    const before = last.current
    last.current = { pathname, search }
    const [from, to] = [partsOf(before.search), partsOf(search)]
    const isElsewhere = before.pathname !== pathname
    if (isElsewhere) passNavigation()
    const isPaged = from.list === to.list && from.page !== to.page
    if (kind === NavigationType.Pop || !(isElsewhere || isPaged)) return
    window.scrollTo(0, 0)
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, search, kind])
}
