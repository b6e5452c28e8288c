import { useCallback, useState } from 'react'

type Theme = 'light' | 'dark'
/** The script in `index.html` reads it before the first paint. */
const KEY = 'plomada-theme'

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Returns the theme and its setter, which stores the choice. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(readTheme)
  const choose = useCallback((next: Theme) => {
    document.documentElement.dataset['theme'] = next
    // The server renders the sign-in and payment pages with the theme of this cookie.
    document.cookie = `${KEY}=${next}; path=/; max-age=31536000; samesite=lax`
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    setTheme(next)
  }, [])
  return [theme, choose] as const
}
