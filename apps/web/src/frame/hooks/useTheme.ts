import { createStore } from '../../createStore.ts'

type Theme = 'light' | 'dark'
/** The script in `index.html` reads it before the first paint. */
const KEY = 'plomada-theme'

const readTheme = (): Theme => {
  if (import.meta.env.SSR) return 'light'
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const theme = createStore<Theme>(readTheme(), 'light')

const choose = (next: Theme) => {
  document.documentElement.dataset['theme'] = next
  // The server renders the sign-in and payment pages with the theme of this cookie.
  document.cookie = `${KEY}=${next}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  theme.set(next)
}

/** Returns the theme and its setter, which stores the choice. */
export const useTheme = () => [theme.useValue(), choose] as const
