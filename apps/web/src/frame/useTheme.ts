import { useCallback, useState } from 'react'

type Theme = 'light' | 'dark'
/** Read before the first paint by the script in index.html. */
const KEY = 'plomada-theme'

const shown = (): Theme => {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The theme on screen and a way to choose the other one, kept for the next visit. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(shown)
  const choose = useCallback((next: Theme) => {
    document.documentElement.dataset['theme'] = next
    // The sign-in and payment pages are drawn by the server and read the choice from here.
    document.cookie = `${KEY}=${next}; path=/; max-age=31536000; samesite=lax`
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // The choice then lasts as long as the page.
    }
    setTheme(next)
  }, [])
  return [theme, choose] as const
}
