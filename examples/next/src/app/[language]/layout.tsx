import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '@/site/brand.css'
import '@/site/site.css'
import { getPageTitle } from '@/site/getPageTitle'
import { languages } from '@/site/language'
import { startScript } from '@/site/startScript'
import { SiteRoot } from '@/app/SiteRoot'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ language: string }>
}

/** The title is that of pages without one. */
export const generateMetadata = async ({ params }: LayoutProps): Promise<Metadata> => ({
  title: getPageTitle(`/${(await params).language}`),
  icons: { icon: 'data:,' },
})

export const generateStaticParams = () => languages.map((language) => ({ language }))

export default async function Layout({ children, params }: LayoutProps) {
  const given = (await params).language
  const language = languages.find((one) => one === given) ?? notFound()
  return (
    // The script sets the theme and the direction before React hydrates the element.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: startScript }} />
      </head>
      <body>
        <SiteRoot language={language}>{children}</SiteRoot>
      </body>
    </html>
  )
}
