import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './App'
import { getPageTitle } from './site/getPageTitle'
import { languages, readLanguage } from './site/language'
import { tools } from './site/tools'

/** The pages that do not depend on a query. */
export const paths = languages.flatMap((language) => [
  `/${language}`,
  `/${language}/how-it-works`,
  ...tools.map(({ id }) => `/${language}/tools/${id}`),
])

/** Renders a page to HTML, with its title and language. */
export async function renderPage(path: string) {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )
  return { html: await new Response(prelude).text(), title: getPageTitle(path), language: readLanguage(path) }
}
