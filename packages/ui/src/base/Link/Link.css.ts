import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  paddingBlock: vars.space.hair,
  borderRadius: vars.radius[1],
  textUnderlineOffset: '0.2em',
  textDecorationThickness: vars.border.thin,
  ':hover': { textDecorationThickness: vars.border.thick },
})

export const tone = variants({
  link: {
    color: vars.color.linkFg,
    selectors: {
      '&:hover': { color: vars.color.linkFgHover },
      '[data-surface=inverse] &': { color: vars.color.fgOnInverse },
    },
  },
  plain: { color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
})

export const size = variants({
  inherit: {},
  small: { fontSize: vars.text.small },
  standalone: { minHeight: vars.size.control, fontWeight: vars.weight.label },
})
