'use client'
import { useCallback, useEffect, useSyncExternalStore } from 'react'

// Only for callers of this hook: components store nothing.
/* oxlint-disable no-restricted-globals */

/** The theme that the user chose; `system` follows the setting of the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

const toChoice = (theme: string | null | undefined): ThemeChoice =>
  theme === 'light' || theme === 'dark' ? theme : 'system'

const readChoice = () => toChoice(document.documentElement.dataset['theme'])

const apply = (choice: ThemeChoice) => {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/**
 * Returns the theme of the document and its setter, which stores the choice in the browser. `themeScript` applies the
 * stored choice before the first paint of the next visit. On a server the choice is `system`.
 */
export const useThemeChoice = (storageKey = 'theme') => {
  const choice = useSyncExternalStore(subscribe, readChoice, () => toChoice(null))
  useEffect(() => {
    // The user chose in another tab.
    const onStorage = ({ key, newValue }: StorageEvent) => key === storageKey && apply(toChoice(newValue))
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [storageKey])
  const choose = useCallback(
    (next: ThemeChoice) => {
      apply(next)
      try {
        if (next === 'system') localStorage.removeItem(storageKey)
        else localStorage.setItem(storageKey, next)
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
    [storageKey],
  )
  return [choice, choose] as const
}
