import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[3],
  background: vars.color.bgSurface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
const iconLink = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius[2],
  color: 'inherit',
} as const
export const back = style({
  ...iconLink,
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  '@media': { [from(1024)]: { display: 'none' } },
})
export const text = style({ flex: '1 1 0', display: 'grid', gap: vars.space.hair, minWidth: 0 })
// The offer is beside the conversation.
const hiddenBesideOffer = {
  [from(1200)]: { selectors: { '[data-offer] &': { display: 'none' } } },
} as const
/** The link to the job. */
export const job = style({
  ...iconLink,
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  '@media': hiddenBesideOffer,
})
export const offer = style({ ...typography.small, overflowWrap: 'anywhere', '@media': hiddenBesideOffer })
/** The same height as a link. */
export const name = style({ display: 'inline-block', paddingBlock: vars.space.hair })
const line = {
  display: 'grid',
  alignItems: 'center',
  height: `calc(1lh + 2 * ${vars.space.hair})`,
} as const
export const loadingName = style({ ...typography.card, ...line })
export const loadingOffer = style({ ...typography.small, ...line, '@media': hiddenBesideOffer })
export const state = style({
  flex: 'none',
  '@media': { [below(480)]: { display: 'none' }, ...hiddenBesideOffer },
})
