import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import './site/brand.css'
import { getPageTitle } from './site/getPageTitle'
import { readLanguage } from './site/language'
import './site/site.css'
import { startScript } from './site/startScript'

export const meta = ({ location }: Route.MetaArgs) => [{ title: getPageTitle(location.pathname) }]

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    // The script sets the theme and the direction before React hydrates the element.
    <html lang={readLanguage(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: startScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
