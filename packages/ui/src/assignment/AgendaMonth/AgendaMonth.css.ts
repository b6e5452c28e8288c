import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// Measures the container in rem: beside the menu, or with large text, the month is a list as on a phone.
const wide = '(width >= 44rem)'
const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

export const frame = style({ containerType: 'inline-size', display: 'grid', gap: vars.space[4] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
// Some languages write months in lower case, even where a title starts.
export const month = style({ '::first-letter': { textTransform: 'uppercase' }, display: 'block' })
export const months = style({ display: 'flex', gap: vars.space[2] })

export const weekdays = style({
  ...typography.label,
  display: 'none',
  color: vars.color.fgMuted,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      paddingInline: vars.space[2],
      marginBottom: `calc(-1 * ${vars.space[3]})`,
    },
  },
})

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gridAutoRows: `minmax(${vars.size.thumbLarge}, auto)`,
      gap: 0,
      border: line,
      borderRadius: vars.radius[3],
      background: vars.color.bgSurface,
      overflow: 'hidden',
    },
  },
})

const cell = {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[2],
  boxShadow: `0 0 0 ${vars.border.thin} ${vars.color.borderSubtle}`,
} as const
export const day = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [wide]: cell },
})
export const empty = style({ display: 'none', '@container': { [wide]: cell } })
export const outside = style({
  display: 'none',
  '@container': { [wide]: { ...cell, background: vars.color.bgSunken } },
})

export const date = style({ ...typography.card, margin: 0, '@container': { [wide]: { display: 'grid' } } })
/** Only in the month, where the name of the day is for screen readers. */
const numberInMonth = {
  ...typography.label,
  display: 'inline-block',
  justifySelf: 'start',
  minWidth: vars.size.target,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.size.target,
  textAlign: 'center',
} as const
export const number = style({
  display: 'none',
  '@container': { [wide]: { ...numberInMonth, color: vars.color.fgMuted } },
})
export const today = style({
  display: 'none',
  '@container': {
    [wide]: { ...numberInMonth, background: vars.color.primaryBg, color: vars.color.primaryFg },
  },
})
export const name = style({
  '::first-letter': { textTransform: 'uppercase' },
  display: 'block',
  '@container': {
    [wide]: {
      position: 'absolute',
      width: vars.border.thin,
      height: vars.border.thin,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const free = style({ ...typography.label, color: vars.color.fgMuted, paddingInline: vars.space[1] })

export const appointments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({ minWidth: 0 })
const link = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space.hair,
  padding: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderInlineStart: `${vars.border.mark} solid ${vars.color.accentBorder}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
  textDecoration: 'none',
  ':hover': { background: vars.color.bgHover },
  '@container': { [wide]: { padding: vars.space[2] } },
})
export const appointment = link
export const proposed = style([link, { borderStyle: 'dashed', borderInlineStartStyle: 'dashed' }])
export const shift = style({ ...typography.label, color: vars.color.fgMuted })
export const title = style({
  ...typography.card,
  '::first-letter': { textTransform: 'uppercase' },
  display: 'block',
  '@container': { [wide]: { fontSize: vars.text.small } },
})
export const detail = style({
  ...typography.small,
  color: vars.color.fgMuted,
  '@container': { [wide]: { fontSize: vars.text.label } },
})

export const skeleton = style({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [wide]: { display: 'none' } },
})
