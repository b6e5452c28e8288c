'use client'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Logo } from '../../base/Logo/Logo.tsx'
import { Container } from '../../base/Container/Container.tsx'
import * as shellMessages from '../shell.messages.ts'
import { defaultSocialLinks, type SocialLink } from '../socialLinks.ts'
import * as css from './Footer.css.ts'
import { useOverride } from '../../marketplace/index.ts'
import { useBrand } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface FooterProps {
  /** URL of the landing page. */
  homeHref: string
  /** URL of the contact form. */
  contactHref: string
  /** Links to social networks. They open a new tab.
   * @default three example links */
  socialLinks?: readonly SocialLink[]
  /** Year of the copyright line.
   * @default this year */
  year?: number
  /** Links to legal pages, such as terms and privacy.
   * @default none */
  legal?: readonly { label: string; href: string }[]
}

const thisYear = new Date().getFullYear()

/** Renders the footer of a page. */
export const Footer = ({
  homeHref,
  contactHref,
  socialLinks = defaultSocialLinks,
  year = thisYear,
  legal = [],
}: FooterProps) => {
  const brand = useBrand()
  const t = useOverride()
  return (
    <footer className={css.foot} data-surface="inverse">
      <Container>
        <div className={css.line}>
          <Anchor href={homeHref} className={css.home} aria-label={shellMessages.homeName(brand.name)}>
            <Logo tone="inverse" />
          </Anchor>
          <ul className={css.socialLinks} aria-label={t(shellMessages.social)}>
            {socialLinks.map(({ icon, name, href }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  className={css.social}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${t(name)} ${t(shellMessages.newTab)}`}
                >
                  <Icon icon={icon} />
                </Anchor>
              </li>
            ))}
          </ul>
          <div className={css.contact}>
            <Link href={contactHref} size="standalone" endIcon={icons.arrowRight}>
              {shellMessages.contact}
            </Link>
          </div>
          <div className={css.small}>
            <p className={css.rights}>{t(shellMessages.rights(year, brand.name))}</p>
            {legal.length > 0 && (
              <ul className={css.legal} aria-label={t(shellMessages.legal)}>
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
