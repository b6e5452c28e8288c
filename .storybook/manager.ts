import { addons } from 'storybook/manager-api'
import { docsTheme } from './docs/theme.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: docsTheme[isDark ? 'dark' : 'light'],
  sidebar: { showRoots: true },
})
