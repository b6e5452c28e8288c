import { keyframes } from '@vanilla-extract/css'
import { style } from '../../theme/style.ts'

/** A list item that gives its whole height to its card. */
export const cell = style({ display: 'grid', minWidth: 0 })

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
/** What arrives at once is not announced by a flash of grey. */
export const late = style({ animation: `${appear} 1ms 150ms both` })
