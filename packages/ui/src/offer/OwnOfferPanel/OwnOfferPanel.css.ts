import { below } from '../../theme/breakpoints.ts'
import { style, variants, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Header in the color of the state. The badge contains its name. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: `1.125rem ${vars.space[6]}`,
  borderBottom: `${vars.border.thin} solid`,
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})
export const tint = variants({
  success: { background: vars.color.successBg, borderColor: vars.color.successBorder },
  progress: { background: vars.color.progressBg, borderColor: vars.color.progressBorder },
  neutral: { background: vars.color.neutralBg, borderColor: vars.color.neutralBorder },
})

// Space for the notice at the top of the window.
within(`${head} > h2`, { scrollMarginTop: vars.space[14] })

const inset = {
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
} as const

export const about = style({ ...inset, paddingBottom: vars.space[5] })
export const part = style({ ...inset, justifyItems: 'start', paddingTop: vars.space[3] })
export const history = style({ ...inset, paddingTop: vars.space[3] })
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.fgMuted,
})

export const hired = style({
  paddingTop: vars.space[4],
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
