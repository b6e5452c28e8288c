import { globalLayer } from '@vanilla-extract/css'

// The order of declaration decides, not the order of imports. Unlayered CSS of the application always wins.

/** Resets browser defaults. */
export const resetLayer = globalLayer('plomada.reset')
/** Custom properties of the theme. */
export const tokensLayer = globalLayer('plomada.tokens')
/** Styles of bare elements. */
export const baseLayer = globalLayer('plomada.base')
/** Rules by which a component overrides the style of another one that it contains. */
export const compositesLayer = globalLayer('plomada.components')
/** Styles of components. In every order of style sheets, rules of the outer layer override those of a layer within it. */
export const componentsLayer = globalLayer('plomada.components.base')
