import { style } from '../../theme/style.ts'

/** Stretches the panel in it. */
export const cell = style({ display: 'grid' })
