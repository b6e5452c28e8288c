import { ListPage } from '@plomada/ui/ListPage'
import type { ReactNode } from 'react'
import type { Language } from './language'
import { getTexts } from './texts'

interface ToolsPageProps {
  language: Language
  /** The `ToolFilterPanel`. */
  filters: ReactNode
  /** The `ToolList`. */
  children: ReactNode
}

/** Renders the page with the list of tools. It has no state, so it can be a server component. */
export const ToolsPage = ({ language, filters, children }: ToolsPageProps) => {
  const { list } = getTexts(language)
  return (
    <ListPage title={list.title} lead={list.lead} filters={filters}>
      {children}
    </ListPage>
  )
}
