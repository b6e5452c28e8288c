import * as composite from '../../theme/compositeStyle.ts'
import { style, type Rule } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { input } from '../Field/Field.css.ts'

/** Applies where the browser supports a styled list and the pointer is precise. Touch devices keep their own picker. */
const customPicker = (rule: Rule): Rule => ({
  '@supports': { '(appearance: base-select)': { '@media': { '(pointer: fine)': rule } } },
})

// Missing from the type definitions.
const base = 'base-select' as 'none'

export const select = composite.style([
  input,
  {
    display: 'block',
    appearance: 'none',
    paddingInlineEnd: vars.space[10],
    textOverflow: 'ellipsis',
    ':enabled': { cursor: 'pointer' },
  },
  customPicker({
    // `text-overflow` does not reach the text in the browser's inner box; a line clamp does.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    alignContent: 'center',
    WebkitLineClamp: 1,
    overflow: 'clip',
    overflowClipMargin: 'content-box',
    appearance: base,
    selectors: {
      '&::picker-icon': { display: 'none' },
      '&::picker(select)': {
        appearance: base,
        maxHeight: vars.size.popover,
        marginBlock: vars.space.snug,
        padding: vars.space[1],
        background: vars.color.bgRaised,
        color: vars.color.fgDefault,
        border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
        borderRadius: vars.radius[2],
        boxShadow: vars.shadow[3],
      },
    },
  }),
])

export const option = style(
  customPicker({
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space[2],
    borderRadius: vars.radius[1],
    outlineOffset: `calc(-1 * ${vars.border.ring})`,
    cursor: 'pointer',
    selectors: {
      '&:checked': { fontWeight: vars.weight.button },
      '&:is(:hover, :focus)': { background: vars.color.bgSelected },
      '&::checkmark': { order: 1, marginInlineStart: 'auto' },
    },
  }),
)

/** Lies over the end of the select; clicks pass through to it. */
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.space[3]} + ${vars.border.thin})`,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  selectors: { [`${select}:disabled + &`]: { color: vars.color.fgMuted } },
})
