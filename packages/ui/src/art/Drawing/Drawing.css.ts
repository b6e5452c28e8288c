import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const drawing = style({ display: 'block', width: '100%', maxWidth: 'none' })

// A cropped drawing covers the frame it is put in; a whole one keeps its own proportion.
export const fit = variants({ crop: { height: '100%' }, whole: { height: 'auto' } })

export const accent = style({ color: vars.color.accentBg })
