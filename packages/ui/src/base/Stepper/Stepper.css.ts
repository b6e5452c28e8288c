import { below, forcedColors, from } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const circle = vars.size.avatarSmall

const column = { display: 'grid', gap: vars.space[5] } as const
export const list = variants({
  vertical: column,
  horizontal: {
    ...column,
    '@media': {
      [from(600)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
    },
  },
})

/** Line to the next step. */
const line = { content: '""', position: 'absolute', background: vars.color.borderDefault } as const
const lineDown = {
  ...line,
  insetInlineStart: `calc(${circle} / 2)`,
  insetBlock: `calc(${circle} + ${vars.space[1]}) calc(${vars.space[1]} - ${vars.space[5]})`,
  width: vars.border.thin,
} as const
const row = { position: 'relative', display: 'flex', gap: vars.space[3], minWidth: 0 } as const
const forcedLine = {
  '&:not(:last-child)::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
} as const

export const step = variants('step', {
  vertical: {
    ...row,
    selectors: { '&:not(:last-child)::before': lineDown },
    '@media': { [forcedColors]: { selectors: forcedLine } },
  },
  horizontal: {
    ...row,
    '@media': {
      [below(600)]: { selectors: { '&:not(:last-child)::before': lineDown } },
      [from(600)]: {
        flexDirection: 'column',
        gap: vars.space[2],
        selectors: {
          '&:not(:last-child)::before': {
            ...line,
            insetBlockStart: `calc(${circle} / 2)`,
            insetInline: `calc(${circle} + ${vars.space[2]}) calc(${vars.space[2]} - ${vars.space[4]})`,
            height: vars.border.thin,
          },
        },
      },
      [forcedColors]: { selectors: forcedLine },
    },
  },
})

export const number = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: circle,
  height: circle,
  border: `${vars.border.thick} solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  fontSize: vars.text.small,
  fontWeight: vars.weight.card,
  fontVariantNumeric: 'tabular-nums',
})

export const state = variants({
  done: {
    background: vars.color.primaryBg,
    borderColor: vars.color.primaryBg,
    color: vars.color.primaryFg,
  },
  current: {
    background: vars.color.accentBg,
    borderColor: vars.color.accentBorder,
    color: vars.color.accentFg,
    '@media': { [forcedColors]: { borderColor: 'Highlight', borderWidth: vars.border.mark } },
  },
  next: { color: vars.color.fgMuted },
})

export const text = style({
  minWidth: 0,
  // One line is centered at the circle.
  paddingBlock: `calc((${circle} - 1lh) / 2)`,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.title,
  overflowWrap: 'anywhere',
})
export const nextText = style([text, { color: vars.color.fgMuted }])

export const link = style({
  color: vars.color.linkFg,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.linkFgHover } },
})

export const description = style({
  display: 'block',
  marginBlockStart: vars.space.hair,
  fontSize: vars.text.label,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.small,
  color: vars.color.fgMuted,
})
