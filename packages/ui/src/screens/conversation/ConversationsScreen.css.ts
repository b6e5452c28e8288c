import { below, from } from '../../theme/breakpoints.ts'
import { gutter } from '../../theme/gutter.css.ts'
import { style, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const surface = {
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
} as const

/** The height of the window below the bar. */
const height = `max(24rem, calc(100dvh - ${vars.size.nav} - 2 * ${vars.space[6]}))`

/** The columns beside the conversation, from 1200 px. Not in rem: larger text would leave no room for the messages. */
const listWidth = '25%'
const offerWidth = '24%'

export const page = style({
  paddingBlock: vars.space[6],
  // An open conversation fills the page, so that the field for a message stays in view.
  selectors: { '&[data-open]': { minHeight: 0 } },
  '@media': { [below(1024)]: { selectors: { '&[data-open]': { paddingBlock: 0 } } } },
})
within(`${page}[data-open] > *`, { height: '100%' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-open]': { gridTemplateRows: 'minmax(0, 1fr)', height: '100%' } },
  '@media': {
    [from(1024)]: {
      gridTemplateColumns: `${vars.size.list} minmax(0, 1fr)`,
      gap: vars.space[4],
      selectors: { '&:not([data-open])': { gridTemplateRows: height } },
    },
    [from(1200)]: {
      gridTemplateColumns: `${listWidth} minmax(0, 1fr)`,
      selectors: { '&[data-offer]': { gridTemplateColumns: `${listWidth} minmax(0, 1fr) ${offerWidth}` } },
    },
  },
})

export const list = style({
  ...surface,
  minWidth: 0,
  overflow: 'hidden auto',
  '@media': { [below(1024)]: { selectors: { '&[data-open]': { display: 'none' } } } },
})
export const title = style({
  padding: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
/** The error above rows that loaded before. */
export const failed = style({
  padding: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
export const more = style({ display: 'grid', justifyItems: 'center', padding: vars.space[3] })

export const detail = style({
  ...surface,
  minWidth: 0,
  minHeight: 0,
  overflow: 'clip',
  background: vars.color.bgCanvas,
  '@media': {
    // The whole window of a phone.
    [below(1024)]: {
      marginInline: `calc(${gutter} * -1)`,
      border: 0,
      borderRadius: 0,
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
  },
})
/** Reserved before the offer has loaded. */
export const offer = style({
  ...surface,
  minWidth: 0,
  overflow: 'hidden auto',
  '@media': { [below(1200)]: { display: 'none' } },
})
export const none = style({ display: 'grid', placeItems: 'center', height: '100%' })
