import { classOf } from '../../theme/classes.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const section = style({ paddingBlock: 'clamp(2.5rem, 6vw, 4.5rem)' })
const tone = variants({
  canvas: {},
  surface: {
    borderBlock: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
    background: vars.color.bgSurface,
  },
})
const sectionOf = {
  canvas: `${section} ${classOf(tone, 'canvas')}`,
  surface: `${section} ${classOf(tone, 'surface')}`,
}
export { sectionOf as section }

export const head = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[6] })
