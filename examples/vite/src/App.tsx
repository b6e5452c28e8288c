import type { LinkComponentProps } from '@plomada/ui/Provider'
import { lazy, Suspense, useEffect } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { getPageTitle } from './site/getPageTitle'
import { HomePage } from './site/HomePage'
import { HowItWorksPage } from './site/HowItWorksPage'
import { languages, readLanguage } from './site/language'
import { LanguageLink } from './site/LanguageLink'
import { NotFoundPage } from './site/NotFoundPage'
import { SiteFrame } from './site/SiteFrame'
import { SiteProvider } from './site/SiteProvider'
import { ToolsRoute } from './ToolsRoute'

// Forms need Formik and zod, which the other pages do not load.
const ToolRoute = lazy(() => import('./ToolRoute').then((module) => ({ default: module.ToolRoute })))

/** Makes the links of the library navigate with React Router. */
const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />

export function App() {
  const { pathname, search } = useLocation()
  const language = readLanguage(pathname)
  useEffect(() => {
    document.documentElement.lang = language
    document.title = getPageTitle(pathname)
  }, [language, pathname])
  useEffect(() => {
    scrollTo(0, 0)
  }, [pathname])
  return (
    <SiteProvider language={language} linkComponent={RouterLink}>
      <SiteFrame
        language={language}
        path={pathname}
        languageLink={<LanguageLink language={language} path={pathname + search} />}
      >
        <Suspense fallback={<main />}>
          <Routes>
            <Route path="/" element={<Navigate to={`/${language}`} replace />} />
            {languages.map((one) => (
              <Route key={one} path={one}>
                <Route index element={<HomePage language={one} />} />
                <Route path="tools" element={<ToolsRoute language={one} />} />
                <Route path="tools/:id" element={<ToolRoute language={one} />} />
                <Route path="how-it-works" element={<HowItWorksPage language={one} />} />
              </Route>
            ))}
            <Route path="*" element={<NotFoundPage language={language} />} />
          </Routes>
        </Suspense>
      </SiteFrame>
    </SiteProvider>
  )
}
