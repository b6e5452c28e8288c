import { themeScript } from '@plomada/ui/theme'

export const THEME_KEY = 'kerf-theme'
export const DIRECTION_KEY = 'kerf-direction'

/** An inline script for the `<head>`: it applies the stored theme and direction before the first paint. */
export const startScript = `${themeScript(THEME_KEY)};try{if(localStorage.getItem("${DIRECTION_KEY}")=="rtl")document.documentElement.dir="rtl"}catch{}`
