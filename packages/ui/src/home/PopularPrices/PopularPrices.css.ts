import { style } from '../../theme/style.ts'

/** Stretches the panel in it. */
export const cell = style({ display: 'grid' })

/** As tall as a price guide. */
export const loading = style({ minHeight: '13.75rem' })
