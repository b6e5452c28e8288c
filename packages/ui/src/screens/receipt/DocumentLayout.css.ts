import { style } from '../../theme/style.ts'

export const actions = style({ '@media': { print: { display: 'none' } } })
