import { style } from '../theme/style.ts'

/** Marks elements that a stack does not stretch, such as buttons. */
export const ownWidth = style({})
