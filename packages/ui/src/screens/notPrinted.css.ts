import { style } from '../theme/style.ts'

export const notPrinted = style({ '@media': { print: { display: 'none' } } })
