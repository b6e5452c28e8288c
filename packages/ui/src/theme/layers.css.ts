import { globalLayer } from '@vanilla-extract/css'

// The order of declaration decides, not the order of imports. Unlayered CSS of the application always wins.

/** Resets browser defaults. */
export const resetLayer = globalLayer('plomada.reset')
/** Custom properties of the theme. */
export const tokensLayer = globalLayer('plomada.tokens')
/** Styles of bare elements. */
export const baseLayer = globalLayer('plomada.base')
/** Styles of components. */
export const componentsLayer = globalLayer('plomada.components')
