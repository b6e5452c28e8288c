import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = style({
  paddingBlock: 'clamp(3rem, 7vw, 5.5rem)',
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  background: vars.color.bgSurface,
})

export const head = style({ marginBottom: vars.space[6] })

export const members = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [from(600)]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [from(1024)]: { gap: vars.space[6] },
  },
})

// On a phone, the picture is square, with name and link next to it.
export const member = style({
  '@media': {
    [below(600)]: {
      display: 'grid',
      gridTemplateColumns: '5.25rem 1fr',
      columnGap: vars.space[4],
      alignItems: 'center',
    },
  },
})

export const picture = style({
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius[3],
  background: vars.color.bgSunken,
  '@media': { [below(600)]: { gridRow: '1 / 3', aspectRatio: '1' } },
})

export const name = style({
  ...typography.card,
  marginTop: vars.space[3],
  '@media': { [below(600)]: { marginTop: 0, alignSelf: 'end' } },
})

export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: vars.space[8],
  color: vars.color.linkFg,
  '@media': { [below(600)]: { alignSelf: 'start' } },
})
