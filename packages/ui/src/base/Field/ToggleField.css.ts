import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Widths of the control and of the space after it. */
const indents = {
  box: `calc(${vars.icon.lg} + ${vars.space[3]})`,
  track: `calc(${vars.size.control} + ${vars.space[3]})`,
}

const base = { display: 'grid', gap: vars.space.hair, justifyItems: 'start', minWidth: 0 } as const
const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  maxWidth: '100%',
  minHeight: vars.size.controlSmall,
  // Centers one line, while longer text starts at the control.
  paddingBlock: `calc((${vars.size.controlSmall} - 1lh) / 2)`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.fgDisabled, cursor: 'not-allowed' } },
  '@media': { [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
} as const

/** Help and error are below the label, not below the control. */
export const field = variants({
  box: { ...base, paddingInlineStart: indents.box },
  track: { ...base, paddingInlineStart: indents.track },
})
export const row = variants('row', {
  box: { ...line, marginInlineStart: `calc(-1 * ${indents.box})` },
  track: { ...line, marginInlineStart: `calc(-1 * ${indents.track})` },
})

/** As high as a line of the label. */
export const control = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '1lh' })
