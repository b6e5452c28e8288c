import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePages } from './usePages.ts'

const nothing = { result: [], total: 0, totalPages: 0 }
const pagesOf = (read: Parameters<typeof usePages>[0], page = 1) => {
  const setFilters = vi.fn<(filters: { page: number }, options: { replace: true }) => void>()
  const { result } = renderHook(() => usePages(read, { page }, setFilters))
  return { data: result.current.data, setFilters }
}

it('an empty list counts as loading while another filter loads, and as empty afterwards', () => {
  const read = { data: nothing, problem: undefined, isLoading: true }
  expect(pagesOf(read).data).toBeUndefined()
  expect(pagesOf({ ...read, isLoading: false }).data).toBe(nothing)
})

it('rows of the page before stay while the next one loads', () => {
  const data = { result: [{}], total: 40, totalPages: 2 }
  expect(pagesOf({ data, problem: undefined, isLoading: true }, 2).data).toBe(data)
})

it('a page beyond the last one leads there, but not after a failure', () => {
  const data = { result: [], total: 40, totalPages: 2 }
  const beyond = pagesOf({ data, problem: undefined, isLoading: false }, 9)
  expect(beyond.data).toBeUndefined()
  expect(beyond.setFilters).toHaveBeenCalledExactlyOnceWith({ page: 2 }, { replace: true })
  expect(pagesOf({ data, problem: new Error('lost'), isLoading: false }, 9).setFilters).not.toHaveBeenCalled()
})
