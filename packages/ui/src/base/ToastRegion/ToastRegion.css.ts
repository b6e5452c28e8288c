import { below as belowWidth, forcedColors, from, reducedMotion } from '../../theme/breakpoints.ts'
import { keyframes, style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0, translate: `0 ${vars.space[4]}` } })

export const region = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: 'env(safe-area-inset-bottom, 0)',
  insetInline: 0,
  width: 'auto',
  maxHeight: '50dvh',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  // Only the toasts cover the page.
  pointerEvents: 'none',
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  '@media': {
    [from(600)]: { insetInlineStart: 'auto', width: `calc(${vars.size.dialog} - ${vars.space[10]})` },
    print: { display: 'none' },
  },
})

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
})

export const toast = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[2],
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  overflow: 'hidden',
  background: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.shadow[3],
  pointerEvents: 'auto',
  animation: `${appear} ${vars.duration[3]} ${vars.easing.out}`,
  '@media': {
    [reducedMotion]: { animation: 'none' },
  },
})

export const mark = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space[3],
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  '@media': { [forcedColors]: { borderInlineEnd: `${vars.border.thin} solid CanvasText` } },
})

export const kind = variants({
  info: { background: vars.color.infoBg, color: vars.color.infoFg },
  success: { background: vars.color.successBg, color: vars.color.successFg },
  error: { background: vars.color.dangerBg, color: vars.color.dangerFg },
})

export const text = style({
  fontWeight: vars.weight.button,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
})

/** The action has its own line where there is no room beside the text. */
export const below = style({ '@media': { [belowWidth(480)]: { gridColumn: '2 / -1' } } })

export const close = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.border.ring})` },
})
