import { useState } from 'react'
import { type Part, partOf } from './filtering.ts'

/** How the data of a screen stands when a story begins. */
export type Given = 'here' | 'loading' | 'empty' | 'failed' | 'offline'

/** What one reads of a list, and the way to read it again. A lost connection stays lost; a failure passes. */
export const useList = <Row>(rows: Row[], filters: { page: number; pageSize: number }, given: Given) => {
  const [isRetried, setRetried] = useState(false)
  const hasFailed = given === 'offline' || (given === 'failed' && !isRetried)
  const part: Part<Row> = partOf(given === 'empty' ? [] : rows, filters)
  const isLoading = given === 'loading'
  return {
    rows: isLoading ? undefined : hasFailed ? [] : part.rows,
    total: isLoading || hasFailed ? undefined : part.total,
    pages: isLoading || hasFailed ? 0 : part.pages,
    hasFailed,
    retry: () => setRetried(true),
  }
}

/** Filters as the address of a page would keep them. */
export const useFilterState = <Filters extends { page: number }>(of: { initial: Filters }) => {
  const [filters, setFilters] = useState(of.initial)
  const toPage = (page: number) => {
    setFilters((now) => ({ ...now, page }))
    window.scrollTo(0, 0)
  }
  return { filters, setFilters, toPage }
}

/** How long the server of the screens thinks, in milliseconds: long enough to see what a button says meanwhile. */
export const THINKING = 400

/** An answer after a moment, or a refusal. */
export const answer = async (refusal?: Error): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, THINKING))
  if (refusal) throw refusal
}
