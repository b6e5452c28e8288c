import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePages } from './usePages.ts'

const emptyPage = { result: [], total: 0, totalPages: 0 }
const renderPages = (list: Parameters<typeof usePages>[0], page = 1) => {
  const setFilters = vi.fn<(filters: { page: number }, options: { replace: true }) => void>()
  const { result } = renderHook(() => usePages(list, { page }, setFilters))
  return { data: result.current.data, setFilters }
}

it('hides an empty list while other filters are loading', () => {
  const list = { data: emptyPage, problem: undefined, isLoading: true }
  expect(renderPages(list).data).toBeUndefined()
  expect(renderPages({ ...list, isLoading: false }).data).toBe(emptyPage)
})

it('returns the previous page while the next one is loading', () => {
  const data = { result: [{}], total: 40, totalPages: 2 }
  expect(renderPages({ data, problem: undefined, isLoading: true }, 2).data).toBe(data)
})

it('redirects from a page beyond the last one, except after a failure', () => {
  const data = { result: [], total: 40, totalPages: 2 }
  const beyond = renderPages({ data, problem: undefined, isLoading: false }, 9)
  expect(beyond.data).toBeUndefined()
  expect(beyond.setFilters).toHaveBeenCalledExactlyOnceWith({ page: 2 }, { replace: true })
  expect(
    renderPages({ data, problem: new Error('lost'), isLoading: false }, 9).setFilters,
  ).not.toHaveBeenCalled()
})
