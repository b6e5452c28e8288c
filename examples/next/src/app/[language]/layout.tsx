import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '@/site/brand.css'
import '@/site/site.css'
import { languages } from '@/site/language'
import { startScript } from '@/site/startScript'
import { SiteRoot } from '@/app/SiteRoot'

export const metadata: Metadata = { icons: { icon: 'data:,' } }

export const generateStaticParams = () => languages.map((language) => ({ language }))

interface LayoutProps {
  children: ReactNode
  params: Promise<{ language: string }>
}

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
