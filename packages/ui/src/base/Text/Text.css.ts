import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const text = style({ maxWidth: vars.measure.text, overflowWrap: 'break-word' })

export const size = variants({
  body: typography.body,
  small: typography.small,
  label: typography.label,
  lead: { fontSize: vars.text.lead, lineHeight: vars.leading.body },
})

export const tone = variants({
  inherit: {},
  default: { color: vars.color.fgDefault },
  muted: {
    color: vars.color.fgMuted,
    selectors: { '[data-surface=inverse] &': { color: vars.color.fgOnInverseMuted } },
  },
  subtle: { color: vars.color.fgSubtle },
  accent: { color: vars.color.accentText },
  danger: { color: vars.color.dangerFg },
  success: { color: vars.color.successFg },
})

export const weight = variants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.button },
})

export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const keepLineBreaks = style({ whiteSpace: 'pre-line' })
export const clamp = variants('lines', {
  1: { display: '-webkit-box', WebkitLineClamp: 1, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  2: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  3: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
})
