import { createThemeValues, themeCss } from '@plomada/ui/theme'

/** An app that derives its brand in the browser. */
export const app = <style>{themeCss(createThemeValues({ accent: '#0a7c52' }))}</style>
