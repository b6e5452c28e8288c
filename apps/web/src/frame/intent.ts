/** How long a pointer rests on a link before somebody counts as about to follow it, in milliseconds. */
const DWELL = 80
/** How long a page is left alone after it changed, before its links are looked through. */
const SETTLE = 400

type Prefetch = (address: string, how: { withData: boolean }) => void

/** The link around an element that leads to another page of the product, in this window. */
function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && leadsElsewhere(link) ? link : null
}

const leadsElsewhere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.target === '' && link.pathname !== location.pathname

const mayFetchAhead = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const isInSight = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** On a phone nothing hovers: the code of every page that a visible link leads to comes while nothing else happens. */
function prefetchVisible(prefetch: Prefetch): void {
  const seen = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (seen.has(link.pathname) || !leadsElsewhere(link) || !isInSight(link)) continue
      seen.add(link.pathname)
      prefetch(link.href, { withData: false })
    }
  }
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(look) : look()), SETTLE)
  }
  // A card that becomes another one keeps its link, at another address.
  new MutationObserver(settle).observe(document.body, {
    attributeFilter: ['href'],
    childList: true,
    subtree: true,
  })
  addEventListener('scroll', settle, { passive: true })
  settle()
}

/**
 * Fetches what a link leads to as soon as somebody is about to follow it: a pointer rests on it, a finger touches it,
 * or the focus reaches it. Listens once for the whole page, so that no card carries a listener of its own.
 */
export function prefetchOnIntent(prefetch: Prefetch): void {
  if (!mayFetchAhead()) return
  let rest: ReturnType<typeof setTimeout> | undefined
  const intend = (link: HTMLAnchorElement | null) => link && prefetch(link.href, { withData: true })
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(rest)
    const link = linkAround(target)
    if (link && pointerType === 'mouse') rest = setTimeout(() => intend(link), DWELL)
  })
  document.addEventListener('pointerdown', ({ target }) => intend(linkAround(target)), { passive: true })
  document.addEventListener('focusin', ({ target }) => intend(linkAround(target)))
  if (matchMedia('(hover: none)').matches) prefetchVisible(prefetch)
}
