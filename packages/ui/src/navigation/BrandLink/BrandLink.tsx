'use client'
import type { ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Logo } from '../../base/Logo/Logo.tsx'
import { useBrand, useMessages } from '../../provider/index.ts'
import * as css from './BrandLink.css.ts'

export interface BrandLinkProps {
  /** URL of the home page. */
  href: string
  /** Accessible name.
   * @default the name of the brand, and «home» */
  label?: string
  /** Content.
   * @default the logo of the brand */
  children?: ReactNode
}

/** Renders the logo of the brand as a link to the home page, for the `brand` of `TopNav` and `Footer`. */
export const BrandLink = ({ href, label, children = <Logo /> }: BrandLinkProps) => {
  const { name } = useBrand()
  const getMessage = useMessages()
  return (
    <Anchor href={href} className={css.link} aria-label={label ?? getMessage('nav.home', { brand: name })}>
      {children}
    </Anchor>
  )
}
