import { type PageOf, withFilters } from '@plomada/define'
import { ButtonLink } from '@plomada/ui/ButtonLink'
import { Cards } from '@plomada/ui/Cards'
import { EmptyState } from '@plomada/ui/EmptyState'
import { Pager } from '@plomada/ui/Pager'
import { Skeleton } from '@plomada/ui/Skeleton'
import { Stack } from '@plomada/ui/Stack'
import type { Language } from './language'
import { getTexts } from './texts'
import { getToolFilters, type ToolFilters } from './toolFilters'
import { ToolCard } from './ToolCard'
import type { Tool } from './tools'

interface ToolListProps {
  language: Language
  filters: ToolFilters
  /** One page of tools; undefined while it loads. */
  page: PageOf<Tool> | undefined
}

/** Returns the URL of every page of the list, with `{page}` for its number. */
const getPageTemplate = (language: Language, filters: ToolFilters): `${string}{page}` => {
  const path = withFilters(`/${language}/tools`, getToolFilters(language), { ...filters, page: 1 })
  return `${path}${path.includes('?') ? '&' : '?'}page={page}`
}

/** Renders a page of tools with its pager, or the loading or empty state. It can be a server component. */
export const ToolList = ({ language, filters, page }: ToolListProps) => {
  const { list } = getTexts(language)
  const shared = {
    page: filters.page,
    skeleton: <Skeleton shape="card" />,
    emptyTitle: list.emptyTitle,
    empty: (
      <EmptyState
        title={list.emptyTitle}
        actions={<ButtonLink href={`/${language}/tools`}>{list.clear}</ButtonLink>}
      >
        {list.empty}
      </EmptyState>
    ),
  }
  if (page === undefined) return <Cards isLoading {...shared} />
  return (
    <Stack gap={6}>
      <Cards {...shared}>
        {page.result.map((tool) => (
          <ToolCard key={tool.id} language={language} tool={tool} />
        ))}
      </Cards>
      <Pager page={filters.page} pages={page.totalPages} hrefTemplate={getPageTemplate(language, filters)} />
    </Stack>
  )
}
