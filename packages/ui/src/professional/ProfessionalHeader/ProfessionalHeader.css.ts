import { below, forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const days = style({ display: 'inline-flex', gap: vars.border.ring, printColorAdjust: 'exact' })
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[1],
  fontSize: vars.text.label,
  fontWeight: vars.weight.button,
  color: vars.color.fgSubtle,
  selectors: {
    '&[data-works]': {
      borderColor: 'transparent',
      background: vars.color.bgSelected,
      color: vars.color.fgDefault,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-works]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

// The server renders the page of a visitor, also for signed-in users.
const onlySignedIn = (self: string) => ({ [`:root:not([data-session]) ${self}`]: { display: 'none' } })

/** As large as a shift with seven days. */
export const unknownDays = style({
  width: '18.5rem',
  height: '1.75rem',
  selectors: onlySignedIn('&'),
})

// The heights are those of the buttons and, below 600 px, of a link in a second line.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  width: '100%',
  minHeight: vars.size.control,
  '@media': {
    [below(600)]: {
      alignContent: 'start',
      minHeight: `calc(${vars.size.controlSmall} + ${vars.size.control})`,
      marginBottom: `calc(-1 * ${vars.space[2]})`,
    },
    print: { display: 'none' },
  },
  selectors: onlySignedIn('&[data-preview]'),
})
