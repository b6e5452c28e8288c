import { emulate } from './emulate.ts'

/** Whatever the toolbar says now. */
export type Globals = Readonly<Record<string, unknown>>

/** The themes that a story is checked in. */
export type Theme = 'light' | 'dark'

/** Puts a theme on the whole page; without one the device decides. */
export const setTheme = (theme: Theme | undefined) => {
  const root = document.documentElement
  if (theme) root.dataset['theme'] = theme
  else delete root.dataset['theme']
}

/** The theme that the toolbar asks for; undefined where the device decides. */
export const themeOf = ({ theme }: Globals): Theme | undefined =>
  theme === 'system' ? undefined : theme === 'dark' ? 'dark' : 'light'

/** Does to the page what the toolbar says; words and brand are the provider's. */
export const setPage = (globals: Globals) => {
  const root = document.documentElement
  setTheme(themeOf(globals))
  root.lang = 'es-AR'
  root.dir = globals['dir'] === 'rtl' ? 'rtl' : 'ltr'
  root.dataset['brand'] = String(globals['brand'] ?? 'plomada')
  emulate({ motion: globals['motion'] === 'reduce', contrast: globals['contrast'] === 'forced' })
}
