import { setTimeout } from 'node:timers/promises'
import { findTools } from '@/site/findTools'
import type { Language } from '@/site/language'
import type { ToolFilters } from '@/site/toolFilters'

/** As long as a query of a database nearby, so that the streaming is visible. */
const QUERY_MS = 60

/** Loads one page of tools. */
export async function loadTools(language: Language, filters: ToolFilters) {
  await setTimeout(QUERY_MS)
  return findTools(language, filters)
}
