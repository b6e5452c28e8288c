'use client'
import { classes } from '../../theme/classes.ts'
import * as css from './Bar.css.ts'
import { useOverride } from '../../provider/index.ts'

export interface BarProps {
  /** Percentage, 0 to 100. */
  percent: number
  /** Appearance. `rating` resembles a tape measure; `accent` and `inverse` are plain gauges.
   * @default 'rating' */
  tone?: 'rating' | 'accent' | 'inverse'
  /** Text alternative, for a bar without text next to it. Without a label it is hidden from screen readers. */
  label?: string
}

/** Renders a percentage as a bar. Show the number as text next to it. */
export const Bar = ({ percent, tone = 'rating', label }: BarProps) => {
  const share = Math.min(100, Math.max(0, percent))
  const t = useOverride()
  return (
    <div
      className={classes(css.track, css.tone[tone])}
      role={label === undefined ? undefined : 'img'}
      aria-label={label === undefined ? undefined : t(label)}
      aria-hidden={label === undefined ? true : undefined}
    >
      <span
        className={classes(css.fill, css.fillTone[tone])}
        data-empty={share === 0 || undefined}
        style={{ width: `${share}%` }}
      />
    </div>
  )
}
