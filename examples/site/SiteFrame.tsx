'use client'
import { BrandLink } from '@plomada/ui/BrandLink'
import { Footer } from '@plomada/ui/Footer'
import { FooterLinks } from '@plomada/ui/FooterLinks'
import { SkipLink } from '@plomada/ui/SkipLink'
import { ToastRegion } from '@plomada/ui/ToastRegion'
import { TopNav } from '@plomada/ui/TopNav'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Language } from './language'
import { SiteSettings } from './SiteSettings'
import { getTexts } from './texts'
import { kinds } from './tools'

const MobileMenu = lazy(() =>
  import('@plomada/ui/MobileMenu').then((module) => ({ default: module.MobileMenu })),
)

interface SiteFrameProps {
  language: Language
  /** Path of the current page. */
  path: string
  /** A `LanguageLink`. */
  languageLink: ReactNode
  /** The page. */
  children: ReactNode
}

/** Renders navigation, footer and toasts around a page. */
export const SiteFrame = ({ language, path, languageLink, children }: SiteFrameProps) => {
  // The path at which the menu was opened: it closes when another page is shown.
  const [menuPath, setMenuPath] = useState<string | null>(null)
  const isMenuOpen = menuPath === path
  const { nav, kinds: kindNames, footer } = getTexts(language)
  const home = `/${language}`
  const tasks = kinds.map((kind) => ({ href: `${home}/tools?kind=${kind}`, label: kindNames[kind] }))
  const items = [
    { href: `${home}/tools`, label: nav.tools, isCurrent: path === `${home}/tools` },
    { label: nav.tasks, items: tasks },
    { href: `${home}/how-it-works`, label: nav.howItWorks, isCurrent: path === `${home}/how-it-works` },
  ]
  const settings = <SiteSettings language={language} languageLink={languageLink} />
  return (
    <div className="kerf-site">
      <SkipLink />
      <TopNav
        items={items}
        brand={<BrandLink href={home} />}
        actions={settings}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setMenuPath(path)}
      />
      {children}
      <Footer
        brand={<BrandLink href={home} />}
        links={<FooterLinks items={items.filter(({ href }) => href !== undefined)} />}
      >
        {footer}
      </Footer>
      <ToastRegion />
      {isMenuOpen && (
        <Suspense>
          <MobileMenu isOpen items={items} actions={settings} onClose={() => setMenuPath(null)} />
        </Suspense>
      )}
    </div>
  )
}
