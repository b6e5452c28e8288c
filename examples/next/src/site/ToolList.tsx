'use client'
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

/** Renders a page of tools with its pager, or the loading or empty state. */
export const ToolList = ({ language, filters, page }: ToolListProps) => {
  const { list } = getTexts(language)
  const path = `/${language}/tools`
  return (
    <Stack gap={6}>
      <Cards
        items={page?.result}
        renderItem={(tool) => <ToolCard language={language} tool={tool} />}
        page={filters.page}
        skeleton={<Skeleton shape="card" />}
        emptyTitle={list.emptyTitle}
        empty={
          <EmptyState title={list.emptyTitle} actions={<ButtonLink href={path}>{list.clear}</ButtonLink>}>
            {list.empty}
          </EmptyState>
        }
      />
      <Pager
        page={filters.page}
        pages={page?.totalPages ?? 0}
        hrefFor={(number) => withFilters(path, getToolFilters(language), { ...filters, page: number })}
      />
    </Stack>
  )
}
