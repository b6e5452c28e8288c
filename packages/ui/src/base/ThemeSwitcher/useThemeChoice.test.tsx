import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { themeScript } from '../../theme/themeScript.ts'
import { ThemeSwitcher } from './ThemeSwitcher.tsx'
import { useThemeChoice } from './useThemeChoice.ts'

// The hook stores the choice there.
/* oxlint-disable no-restricted-globals */

const Switcher = () => {
  const [choice, choose] = useThemeChoice('shop-theme')
  return (
    <Provider messages={en} locale="en-US">
      <ThemeSwitcher value={choice} onChange={choose} />
    </Provider>
  )
}

const getTheme = () => document.documentElement.dataset['theme']
const getChecked = () => screen.getByRole('radio', { checked: true }).getAttribute('aria-label')
/** Runs the script as a document does, before React. */
const runScript = (key?: string) => {
  const script = document.createElement('script')
  script.textContent = themeScript(key)
  document.head.append(script)
  script.remove()
}

const reset = () => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
}
beforeEach(reset)
afterEach(reset)

test('a choice changes the document and is applied by the script on the next visit', async () => {
  render(<Switcher />)
  expect(getChecked()).toBe('As the system')
  act(() => screen.getByRole('radio', { name: 'Dark theme' }).click())
  await expect.poll(getChecked).toBe('Dark theme')
  expect(getTheme()).toBe('dark')
  delete document.documentElement.dataset['theme']
  runScript('shop-theme')
  expect(getTheme()).toBe('dark')
})

test('the system setting removes the stored theme', async () => {
  localStorage.setItem('shop-theme', 'light')
  runScript('shop-theme')
  render(<Switcher />)
  expect(getChecked()).toBe('Light theme')
  act(() => screen.getByRole('radio', { name: 'As the system' }).click())
  await expect.poll(getChecked).toBe('As the system')
  expect([getTheme(), localStorage.getItem('shop-theme')]).toEqual([undefined, null])
})

test('the script ignores other stored values and escapes markup in the key', () => {
  localStorage.setItem('theme', 'dark"><script>')
  runScript()
  expect(getTheme()).toBeUndefined()
  expect(themeScript('</script>')).not.toContain('<')
})

test('a choice in another tab changes this one', async () => {
  render(<Switcher />)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop-theme', newValue: 'dark' })))
  await expect.poll(getChecked).toBe('Dark theme')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' })))
  expect(getTheme()).toBe('dark')
})

test('a page rendered on a server hydrates without an error and then shows the stored choice', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Switcher />)
  document.documentElement.dataset['theme'] = 'dark'
  const root = await act(async () => hydrateRoot(container, <Switcher />))
  expect(getChecked()).toBe('Dark theme')
  expect(consoleError).not.toHaveBeenCalled()
  act(() => root.unmount())
  consoleError.mockRestore()
})
