import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { ownWidth } from '../ownWidth.css.ts'
import { vars } from '../../theme/vars.css.ts'

const inert = '&:is(:disabled, [aria-disabled=true])'
const enabled = '&:not(:disabled, [aria-disabled=true])'
const transition = ['background', 'border-color', 'translate']
  .map((property) => `${property} ${vars.duration[1]} ${vars.easing.out}`)
  .join(', ')

/** Shared by Button and ButtonLink. */
export const button = style([
  ownWidth,
  {
    ...typography.button,
    position: 'relative',
    // Label and pending label share one cell, so a pending button never shrinks.
    display: 'inline-grid',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: vars.size.control,
    // The label wraps only if one line does not fit.
    flexShrink: 0,
    maxWidth: '100%',
    paddingBlock: vars.space[1],
    paddingInline: '1.125rem',
    textAlign: 'center',
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius[2],
    background: 'none',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    transition,
    selectors: {
      [`${enabled}:active`]: { translate: `0 ${vars.border.thin}` },
      [inert]: { cursor: 'not-allowed' },
      // Not while focused: the focus ring would be too pale.
      [`${inert}:not([aria-busy], [data-keeps-opacity], :focus-visible)`]: { opacity: 0.5 },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [`${inert}:not([aria-busy])`]: { color: 'GrayText', borderColor: 'GrayText' },
          '&[aria-pressed=true]': { border: `${vars.border.thick} solid Highlight` },
        },
      },
      print: { display: 'none' },
    },
  },
])

export const variant = variants({
  accent: {
    background: vars.color.accentBg,
    color: vars.color.accentFg,
    borderColor: vars.color.accentBorder,
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.accentBgHover },
      [`${enabled}:active`]: { background: vars.color.accentBgActive },
    },
  },
  primary: {
    background: vars.color.primaryBg,
    color: vars.color.primaryFg,
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.primaryBgHover },
      [`${enabled}:active`]: { background: vars.color.primaryBgActive },
    },
  },
  secondary: {
    background: vars.color.bgSurface,
    color: vars.color.fgDefault,
    borderColor: vars.color.borderControl,
    selectors: { [`${enabled}:hover`]: { background: vars.color.bgHover } },
  },
  ghost: {
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.bgHover },
      [`[data-surface=inverse] ${enabled}:hover`]: { background: vars.color.inverseHover },
    },
  },
  danger: {
    background: vars.color.bgSurface,
    color: vars.color.dangerFg,
    borderColor: vars.color.dangerSolid,
    selectors: { [`${enabled}:hover`]: { background: vars.color.dangerBg } },
  },
  done: {
    background: vars.color.successBg,
    color: vars.color.successFg,
    borderColor: vars.color.successBorder,
  },
  outline: {
    borderColor: 'currentcolor',
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.bgHover },
      '[data-surface=inverse] &': { borderColor: vars.color.inverseLineStrong },
      [`[data-surface=inverse] ${enabled}:hover`]: { background: vars.color.inverseHover },
    },
  },
})

export const size = variants({
  small: { minHeight: vars.size.controlSmall, paddingInline: '0.875rem', fontSize: vars.text.small },
  medium: {},
  large: { minHeight: vars.size.controlLarge, paddingInline: vars.space[6], fontSize: vars.text.card },
})

export const block = style({ width: '100%' })

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  gridArea: '1 / 1',
})
export const hidden = style({ visibility: 'hidden' })
