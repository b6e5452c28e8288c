import type { LinkComponentProps } from '@plomada/ui/Provider'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Link, Outlet, useLocation } from 'react-router'
import { languages, readLanguage } from '../site/language'
import { LanguageLink } from '../site/LanguageLink'
import { NotFoundPage } from '../site/NotFoundPage'
import { SiteFrame } from '../site/SiteFrame'
import { SiteProvider } from '../site/SiteProvider'
import type { Route } from './+types/site'

/** Makes the links of the library navigate with React Router. */
const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />

export const loader = ({ params }: Route.LoaderArgs) => {
  const language = languages.find((one) => one === params.language)
  if (!language) throw data(null, 404)
  return { language }
}

const Site = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  const language = readLanguage(pathname)
  return (
    <SiteProvider language={language} linkComponent={RouterLink}>
      <SiteFrame
        language={language}
        path={pathname}
        languageLink={<LanguageLink language={language} path={pathname + search} />}
      >
        {children}
      </SiteFrame>
    </SiteProvider>
  )
}

export default function SiteRoute() {
  return (
    <Site>
      <Outlet />
    </Site>
  )
}

/** Renders that a page does not exist. Any other error is for the router. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <Site>
      <NotFoundPage language={readLanguage(pathname)} />
    </Site>
  )
}
