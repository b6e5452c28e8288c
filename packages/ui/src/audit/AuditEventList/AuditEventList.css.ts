import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const time = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const changes = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })
export const field = style({ color: vars.color.fgMuted })
/** Addresses and identifiers have no spaces. */
export const identifiers = style({ overflowWrap: 'anywhere' })
