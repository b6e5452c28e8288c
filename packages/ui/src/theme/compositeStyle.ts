/** Functions for rules that override the style of another component, such as the padding of a button. */
import { createStyle } from './createStyle.ts'
import { compositesLayer } from './layers.css.ts'
import './themes.css.ts'

/** Like `style` of style.ts, with precedence over every rule that they create. */
export const { style, variants, within } = createStyle(compositesLayer)
