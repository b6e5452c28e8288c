'use client'
import type { MouseEvent, ReactNode } from 'react'
import { useProvider } from '../../provider/context.ts'
import type { PassThroughProps } from '../passThrough.ts'

/** Props that every link shares. */
export interface AnchorProps extends PassThroughProps<HTMLAnchorElement> {
  /** URL. One that starts with a single slash is a path of the application. */
  href: string
  /** Visible content. */
  children?: ReactNode
  /** CSS class. */
  className?: string | undefined
  /** Called on click. `preventDefault` cancels the navigation. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Opens a new tab, without the router. */
  target?: '_blank' | undefined
  /** Relationship of the target, such as `noopener`. */
  rel?: string | undefined
  /** Saves the target as a file of this name. */
  download?: string | undefined
}

/** Returns whether a click opens in this window. With a modifier key or another button, the browser handles it. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** Renders the application's link component or an `<a>`. Every link of the library uses it; it is not exported. */
export const Anchor = ({ href, children, onClick, ...rest }: AnchorProps) => {
  const { linkComponent: LinkComponent, navigate, useHref } = useProvider()
  // oxlint-disable-next-line react/hooks -- the hook never changes during the life of the provider
  const address = useHref(href)
  const isInternalLink = isInternal(href)
  if (LinkComponent && isInternalLink) {
    return (
      <LinkComponent href={href} onClick={onClick} {...rest}>
        {children}
      </LinkComponent>
    )
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isRouted = isInternalLink && rest.target === undefined && rest.download === undefined
    if (!navigate || !isRouted || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={isInternalLink ? address : href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
