import { parseSearchParams, toSearchParams } from '@plomada/define'
import { useSearchParams } from 'react-router'
import { findTools } from '../site/findTools'
import { readLanguage } from '../site/language'
import { getToolFilters } from '../site/toolFilters'
import { ToolFilterPanel } from '../site/ToolFilterPanel'
import { ToolList } from '../site/ToolList'
import { ToolsPage } from '../site/ToolsPage'
import type { Route } from './+types/tools'

/** Reads the filters from the URL, on the server for the first page. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  const language = readLanguage(pathname)
  const filters = getToolFilters(language).parse(parseSearchParams(searchParams))
  return { language, filters, page: findTools(language, filters) }
}

export default function Tools({ loaderData: { language, filters, page } }: Route.ComponentProps) {
  const [, setSearch] = useSearchParams()
  const { toUrlQuery } = getToolFilters(language)
  return (
    <ToolsPage
      language={language}
      filters={
        <ToolFilterPanel
          language={language}
          value={filters}
          count={page.total}
          onChange={(next) => setSearch(toSearchParams(toUrlQuery(next)), { preventScrollReset: true })}
        />
      }
    >
      <ToolList language={language} filters={filters} page={page} />
    </ToolsPage>
  )
}
