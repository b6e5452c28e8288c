'use client'
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useSetting, useWords } from '../../provider/index.ts'

/** What every link of the library may be given. */
export interface AnchorProps extends AriaAttributes {
  /** Where it goes; an address that begins with one slash is inside the product. */
  href: string
  /** What is seen of it. */
  children?: ReactNode
  /** Class of its looks. */
  className?: string | undefined
  /** Takes the `<a>`, for the focus. */
  ref?: Ref<HTMLAnchorElement> | undefined
  /** Called before it is followed; `preventDefault` keeps people where they are. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Opens a new tab, which is the browser's business and not the router's. */
  target?: '_blank' | undefined
  /** What the other page may know of this one. */
  rel?: string | undefined
  /** Name of the file that it saves. */
  download?: string | undefined
  /** Name of the element, for labels and for addresses with a `#`. */
  id?: string | undefined
}

/** Whether a click asks for this very window: with a modifier or another button the browser decides. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** The one place where links are drawn: the product's link component, or a plain `<a>`. Not exported. */
export const Anchor = ({ href, children, onClick, 'aria-label': label, ...named }: AnchorProps) => {
  const { linkComponent: LinkComponent, navigate, useHref } = useSetting()
  const words = useWords()
  // oxlint-disable-next-line react/hooks -- the product's router gives one hook for the life of the provider
  const address = useHref(href)
  const inside = isInside(href)
  const rest = { ...named, ...(label !== undefined && { 'aria-label': words(label) }) }
  if (LinkComponent && inside) {
    return (
      <LinkComponent href={href} onClick={onClick} {...rest}>
        {children}
      </LinkComponent>
    )
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const stays = inside && rest.target === undefined && rest.download === undefined
    if (!navigate || !stays || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={inside ? address : href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
