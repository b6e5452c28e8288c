import { addEditedBrand } from './editedBrand.ts'
import { emulateMedia } from './emulateMedia.ts'

/** Values of the toolbar. */
export type Globals = Readonly<Record<string, unknown>>

/** Returns the theme of the toolbar, or undefined for the system setting. */
export const getTheme = ({ theme }: Globals): 'light' | 'dark' | undefined =>
  theme === 'system' ? undefined : theme === 'dark' ? 'dark' : 'light'

/** Applies the values of the toolbar to the page. Language, messages and brand are props of the provider. */
export const applyGlobals = (globals: Globals, language: string) => {
  const root = document.documentElement
  const theme = getTheme(globals)
  if (theme) root.dataset['theme'] = theme
  else delete root.dataset['theme']
  root.lang = language
  root.dir = globals['dir'] === 'rtl' ? 'rtl' : 'ltr'
  addEditedBrand()
  root.dataset['brand'] = String(globals['brand'] ?? 'plomada')
  emulateMedia({ motion: globals['motion'] === 'reduce', contrast: globals['contrast'] === 'forced' })
}
