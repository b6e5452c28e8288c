'use client'
import type { ElementProps } from '../../base/passThrough.ts'
import type { ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import type { IconNode } from '../../base/Icon/IconNode.ts'
import { Link } from '../../base/Link/Link.tsx'
import { useMessages } from '../../provider/index.ts'
import type { NavigationLink } from '../items.ts'
import * as css from './Footer.css.ts'

/** A link to the brand's page on a social network. */
export interface SocialLink {
  /** Icon. */
  icon: IconNode
  /** Accessible name. */
  name: string
  /** URL. */
  href: string
}

export interface FooterProps extends ElementProps<'footer'> {
  /** Name and mark, usually a `BrandLink`. */
  brand?: ReactNode
  /** Links to social networks. They open a new tab.
   * @default none */
  social?: readonly SocialLink[]
  /** Links at the end: `FooterLinks`, or a `Link`. */
  links?: ReactNode
  /** Links to legal pages, such as terms and privacy.
   * @default none */
  legal?: readonly Pick<NavigationLink, 'label' | 'href'>[]
  /** Last line, such as the copyright notice. */
  children: ReactNode
}

/** Renders the footer of a page. */
export const Footer = ({ brand, social = [], links, legal = [], children, ...rest }: FooterProps) => {
  const getMessage = useMessages()
  return (
    <footer className={css.foot} data-surface="inverse" {...rest}>
      <Container>
        <div className={css.line}>
          {brand}
          {social.length > 0 && (
            <ul className={css.socialLinks} aria-label={getMessage('nav.social')}>
              {social.map(({ icon, name, href }) => (
                <li key={href}>
                  <Anchor
                    href={href}
                    className={css.social}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${name} ${getMessage('newTab')}`}
                  >
                    <Icon icon={icon} />
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
          <div className={css.links}>{links}</div>
          <div className={css.small}>
            <p className={css.rights}>{children}</p>
            {legal.length > 0 && (
              <ul className={css.legal} aria-label={getMessage('nav.legal')}>
                {legal.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} size="small">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </Container>
    </footer>
  )
}
