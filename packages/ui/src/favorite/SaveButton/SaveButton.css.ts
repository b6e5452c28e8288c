import { style } from '../../theme/style.ts'

// Wide enough for each of its labels, so that what is beside it stays in place.
export const box = style({ display: 'inline-grid', minWidth: '9.25rem', maxWidth: '100%' })
