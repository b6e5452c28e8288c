'use client'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Logo } from '../../base/Logo/Logo.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { defaultSocials, shellCopy, type Social } from '../shell.copy.ts'
import * as css from './Footer.css.ts'
import { useBrand, useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface FooterProps {
  /** The landing page. */
  homeHref: string
  /** The contact form. */
  contactHref: string
  /** Where the product can be followed; each opens a new tab.
   * @default three neutral addresses */
  socials?: readonly Social[]
  /** Year of the copyright line.
   * @default this year */
  year?: number
  /** Quiet links, such as terms and privacy.
   * @default none */
  legal?: readonly { label: string; href: string }[]
}

const thisYear = new Date().getFullYear()

/** The foot of every page. */
export const Footer = ({
  homeHref,
  contactHref,
  socials = defaultSocials,
  year = thisYear,
  legal = [],
}: FooterProps) => {
  const brand = useBrand()
  const words = useWords()
  return (
    <footer className={css.foot} data-surface="inverse">
      <Wrap>
        <div className={css.line}>
          <Anchor href={homeHref} className={css.home} aria-label={shellCopy.homeName(brand.name)}>
            <Logo tone="inverse" />
          </Anchor>
          <ul className={css.socials} aria-label={words(shellCopy.social)}>
            {socials.map(({ icon, name, href }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  className={css.social}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${words(name)} ${words(shellCopy.newTab)}`}
                >
                  <Icon picture={icon} />
                </Anchor>
              </li>
            ))}
          </ul>
          <div className={css.contact}>
            <Link href={contactHref} size="standalone" endIcon={icons.arrowRight}>
              {shellCopy.contact}
            </Link>
          </div>
          <div className={css.small}>
            <p className={css.rights}>{words(shellCopy.rights(year, brand.name))}</p>
            {legal.length > 0 && (
              <ul className={css.legal} aria-label={words(shellCopy.legal)}>
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
      </Wrap>
    </footer>
  )
}
