import { parseSearchParams, toSearchParams } from '@plomada/define'
import { useSearchParams } from 'react-router'
import { findTools } from './site/findTools'
import type { Language } from './site/language'
import { getToolFilters } from './site/toolFilters'
import { ToolFilterPanel } from './site/ToolFilterPanel'
import { ToolList } from './site/ToolList'
import { ToolsPage } from './site/ToolsPage'

/** Renders the list of tools. The filters are in the URL. */
export function ToolsRoute({ language }: { language: Language }) {
  const [search, setSearch] = useSearchParams()
  const definition = getToolFilters(language)
  const filters = definition.parse(parseSearchParams(search))
  const page = findTools(language, filters)
  return (
    <ToolsPage
      language={language}
      filters={
        <ToolFilterPanel
          language={language}
          value={filters}
          count={page.total}
          onChange={(next) => setSearch(toSearchParams(definition.toUrlQuery(next)))}
        />
      }
    >
      <ToolList language={language} filters={filters} page={page} />
    </ToolsPage>
  )
}
