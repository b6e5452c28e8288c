import { globalLayer } from '@vanilla-extract/css'

// Declared in this order, so that a consumer's unlayered CSS always wins and import order never matters.

/** Browser defaults taken away. */
export const resetLayer = globalLayer('plomada.reset')
/** Custom properties of the theme. */
export const tokensLayer = globalLayer('plomada.tokens')
/** Look of bare elements. */
export const baseLayer = globalLayer('plomada.base')
/** Everything that belongs to a component. */
export const componentsLayer = globalLayer('plomada.components')
