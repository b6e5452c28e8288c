import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeNotice, notify, passNavigation, useNotices } from './notices.ts'

afterEach(() => {
  cleanup()
  // The first navigation keeps a success, the second one removes every notice.
  passNavigation()
  passNavigation()
})

it('keeps a notice until it is closed or the next navigation, and with throughNavigation for one more', () => {
  const { result } = renderHook(useNotices)
  const texts = () => result.current.map(({ text }) => text)
  act(() => {
    notify('error', 'here')
    notify('success', 'Datos guardados', { throughNavigation: true })
  })
  expect(texts()).toEqual(['here', 'Datos guardados'])
  act(passNavigation)
  expect(texts()).toEqual(['Datos guardados'])
  act(passNavigation)
  expect(texts()).toEqual([])
  act(() => closeNotice(notify('info', 'x')))
  expect(texts()).toEqual([])
})

it('shows the same text once', () => {
  const { result } = renderHook(useNotices)
  act(() => {
    notify('error', 'again')
    notify('error', 'again')
  })
  expect(result.current).toHaveLength(1)
})
