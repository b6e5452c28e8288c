'use client'
import type { ElementProps } from '../../base/passThrough.ts'
import { Link } from '../../base/Link/Link.tsx'
import { useMessages } from '../../provider/index.ts'
import type { NavigationItem } from '../items.ts'
import * as css from './FooterLinks.css.ts'

export interface FooterLinksProps extends ElementProps<'nav'> {
  /** Links of the site. A menu becomes a column with its label as heading. Without any, nothing is rendered. */
  items: readonly NavigationItem[]
  /** Accessible name.
   * @default a message of the provider, such as «Site» */
  label?: string
}

/** Renders the links of the site, for the `links` of a `Footer`. */
export const FooterLinks = ({ items, label, ...rest }: FooterLinksProps) => {
  const getMessage = useMessages()
  if (items.length === 0) return null
  return (
    <nav aria-label={label ?? getMessage('nav.site')} {...rest}>
      <List items={items} />
    </nav>
  )
}

const List = ({ items, isColumn }: Pick<FooterLinksProps, 'items'> & { isColumn?: boolean }) => (
  <ul className={isColumn ? css.column : css.columns}>
    {items.map((item, index) => (
      <li key={item.href ?? index}>
        {item.href === undefined ? (
          <>
            <p className={css.heading}>{item.label}</p>
            <List items={item.items ?? []} isColumn />
          </>
        ) : (
          <Link href={item.href} size="small">
            {item.label}
          </Link>
        )}
      </li>
    ))}
  </ul>
)
