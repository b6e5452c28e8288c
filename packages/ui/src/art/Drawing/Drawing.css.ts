import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const drawing = style({ display: 'block', width: '100%', maxWidth: 'none' })

// A cropped drawing covers its container. A whole one keeps its aspect ratio.
export const fit = variants({ crop: { height: '100%' }, whole: { height: 'auto' } })

export const accent = style({ color: vars.color.accentBg })
