import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeNotice, notify, passNavigation, useNotices } from './notices.ts'

afterEach(() => {
  cleanup()
  // The first navigation lets a success pass, the second one closes all.
  passNavigation()
  passNavigation()
})

it('stays until it is closed or the next navigation, and survives the one that a success causes', () => {
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

it('does not say the same thing twice', () => {
  const { result } = renderHook(useNotices)
  act(() => {
    notify('error', 'again')
    notify('error', 'again')
  })
  expect(result.current).toHaveLength(1)
})
