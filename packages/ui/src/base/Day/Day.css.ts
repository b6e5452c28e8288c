import { style } from '../../theme/style.ts'

/** Keeps a date in one line: cells of tables break words anywhere. */
export const day = style({ whiteSpace: 'nowrap' })
