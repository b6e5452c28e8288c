import { keyframes } from '@vanilla-extract/css'
import { style } from '../../theme/style.ts'

/** Stretches a card to the height of its list item. */
export const cell = style({ display: 'grid', minWidth: 0 })

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
/** Shows placeholders after 150 ms: a fast response would make them flash. */
export const delayed = style({ animation: `${appear} 1ms 150ms both` })
