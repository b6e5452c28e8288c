import { style } from '../../theme/style.ts'

export const frame = style({ display: 'block', width: '168px', maxWidth: '100%' })
