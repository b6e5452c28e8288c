'use client'
import { useState } from 'react'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { BrandLink } from '../../navigation/BrandLink/BrandLink.tsx'
import { Footer, type SocialLink } from '../../navigation/Footer/Footer.tsx'
import { useOverride } from '../../marketplace/index.ts'
import { useBrand } from '../../provider/index.ts'
import * as shellMessages from '../shell.messages.ts'
import { defaultSocialLinks } from '../socialLinks.ts'

export interface MarketplaceFooterProps {
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

/** Renders the footer of a page of the marketplace. */
export const MarketplaceFooter = ({
  homeHref,
  contactHref,
  socialLinks = defaultSocialLinks,
  year,
  legal = [],
}: MarketplaceFooterProps) => {
  const [thisYear] = useState(() => new Date().getFullYear())
  const brand = useBrand()
  const t = useOverride()
  return (
    <Footer
      brand={<BrandLink href={homeHref} />}
      social={socialLinks.map((link) => ({ ...link, name: t(link.name) }))}
      links={
        <Link href={contactHref} size="standalone" endIcon={icons.arrowRight}>
          {t(shellMessages.contact)}
        </Link>
      }
      legal={legal.map((link) => ({ ...link, label: t(link.label) }))}
    >
      {/* The year may change between the server's render and hydration. */}
      <span suppressHydrationWarning>{t(shellMessages.rights(year ?? thisYear, brand.name))}</span>
    </Footer>
  )
}
