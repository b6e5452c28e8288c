import type { Metadata } from 'next'
import { Suspense } from 'react'
import { getPageTitle } from '@/site/getPageTitle'
import type { Language } from '@/site/language'
import { getToolFilters, type ToolFilters } from '@/site/toolFilters'
import { ToolList } from '@/site/ToolList'
import { ToolsPage } from '@/site/ToolsPage'
import { Filters } from './Filters'
import { loadTools } from './loadTools'

interface Props {
  params: Promise<{ language: Language }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

interface ResultsProps {
  language: Language
  filters: ToolFilters
  page: ReturnType<typeof loadTools>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: getPageTitle(`/${(await params).language}/tools`),
})

const Results = async ({ page, ...props }: ResultsProps) => <ToolList {...props} page={await page} />

/** Sends title, filters and placeholders at once, and the tools when they have loaded. */
export default async function Page({ params, searchParams }: Props) {
  const { language } = await params
  const filters = getToolFilters(language).parse(await searchParams)
  const page = loadTools(language, filters)
  const total = page.then((loaded) => loaded.total)
  return (
    <ToolsPage language={language} filters={<Filters language={language} value={filters} total={total} />}>
      <Suspense
        key={JSON.stringify(filters)}
        fallback={<ToolList language={language} filters={filters} page={undefined} />}
      >
        <Results language={language} filters={filters} page={page} />
      </Suspense>
    </ToolsPage>
  )
}
