import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const box = style({ position: 'relative', justifySelf: 'start', maxWidth: '100%' })

/** Invisible text over the cells: the browser's own would not line up with them. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  // Not below 16 px: iOS zooms into smaller fields.
  fontSize: vars.text.body,
  cursor: 'text',
  '::selection': { background: 'transparent', color: 'transparent' },
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

export const cells = style({ display: 'flex', gap: vars.space[2] })

export const cell = style({
  ...typography.price,
  display: 'grid',
  flex: '0 1 auto',
  placeItems: 'center',
  width: vars.size.control,
  minWidth: 0,
  height: vars.size.controlLarge,
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  textTransform: 'uppercase',
  selectors: {
    '[aria-invalid=true] + * > &': {
      borderColor: vars.color.dangerSolid,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.dangerSolid}`,
    },
    ':disabled + * > &': {
      background: vars.color.bgSunken,
      color: vars.color.fgMuted,
      borderColor: vars.color.borderDefault,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { ':disabled + * > &': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
})

/** Where the next character appears. An empty one has a caret while the field has focus. */
export const nextCell = style([
  cell,
  {
    selectors: {
      ':focus + * > &': { borderColor: vars.color.fgDefault },
      ':focus + * > &:empty::before': {
        content: '""',
        width: vars.border.thick,
        height: vars.icon.xl,
        background: vars.color.fgDefault,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          ':focus + * > &:empty::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
])
