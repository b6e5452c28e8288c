import { onIdle } from './scheduling.ts'

/** How long a pointer hovers over a link before its page is prefetched, in milliseconds. */
const HOVER_MS = 80

type Prefetch = (address: string, options: { withData: boolean }) => void

/** Whether a link opens another page of the product in this window. */
const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.target === '' && link.pathname !== location.pathname

function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && isPageLink(link) ? link : null
}

const canPrefetch = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const isInViewport = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** Prefetches the code behind every visible link when scrolling ends and the browser is idle, for devices without hover. */
function prefetchVisible(prefetch: Prefetch): void {
  const seen = new Set<string>()
  const prefetchLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (seen.has(link.pathname) || !isPageLink(link) || !isInViewport(link)) continue
      seen.add(link.pathname)
      prefetch(link.href, { withData: false })
    }
  }
  addEventListener('scrollend', () => onIdle(prefetchLinks), { passive: true })
}

/** Prefetches the page behind a link that is hovered, touched or focused. Listens on the document, not on each link. */
export function prefetchOnIntent(prefetch: Prefetch): void {
  if (!canPrefetch()) return
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  const prefetchLink = (link: HTMLAnchorElement | null) => link && prefetch(link.href, { withData: true })
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(hoverTimer)
    const link = findPageLink(target)
    if (link && pointerType === 'mouse') hoverTimer = setTimeout(() => prefetchLink(link), HOVER_MS)
  })
  document.addEventListener('pointerdown', ({ target }) => prefetchLink(findPageLink(target)), {
    passive: true,
  })
  document.addEventListener('focusin', ({ target }) => prefetchLink(findPageLink(target)))
  if (matchMedia('(hover: none)').matches) prefetchVisible(prefetch)
}
