'use client'
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useSetting, useWords } from '../../provider/index.ts'

/** What every link of the library may be given. */
export interface AnchorProps extends AriaAttributes {
  href: string
  children?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  target?: '_blank' | undefined
  rel?: string | undefined
  download?: string | undefined
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
