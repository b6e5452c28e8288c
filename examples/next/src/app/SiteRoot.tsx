'use client'
import type { LinkComponentProps } from '@plomada/ui/Provider'
import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import type { Language } from '@/site/language'
import { LanguageLink } from '@/site/LanguageLink'
import { SiteFrame } from '@/site/SiteFrame'
import { SiteProvider } from '@/site/SiteProvider'

/** Makes the links of the library navigate with the router of Next. */
const NextLink = ({ href, ...rest }: LinkComponentProps) => <Link href={href} {...rest} />

/** Keeps the filters of the list. A page that is rendered at build time has no query, so it suspends. */
const QueryLanguageLink = ({ language, path }: { language: Language; path: string }) => {
  const query = useSearchParams().toString()
  return <LanguageLink language={language} path={query ? `${path}?${query}` : path} />
}

export const SiteRoot = ({ language, children }: { language: Language; children: ReactNode }) => {
  const path = usePathname()
  return (
    <SiteProvider language={language} linkComponent={NextLink}>
      <SiteFrame
        language={language}
        path={path}
        languageLink={
          <Suspense fallback={<LanguageLink language={language} path={path} />}>
            <QueryLanguageLink language={language} path={path} />
          </Suspense>
        }
      >
        {children}
      </SiteFrame>
    </SiteProvider>
  )
}
