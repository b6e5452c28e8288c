import { noScripts } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'

export const form = style({ '@media': { [noScripts]: { display: 'none' } } })
