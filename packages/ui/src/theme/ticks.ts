import { vars } from './vars.css.ts'

interface Ticks {
  color: string
  /** Distance from one tick to the next. */
  every: string
  height: string
  /** Width of a tick. */
  width?: string
}

/**
 * Returns a background layer with the ticks of a ruler along the top. One tick is drawn and the background repeats it:
 * WebKit stretches a gradient of many color stops from 256 pixels, which blurs the ticks of a long ruler into blocks.
 */
export const ticks = ({ color, every, height, width = vars.border.thin }: Ticks): string =>
  `linear-gradient(90deg, ${color} ${width}, transparent ${width}) 0 0 / ${every} ${height} repeat-x`
