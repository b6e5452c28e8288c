'use client'
import { classes } from '../../theme/classes.ts'
import * as css from './Bar.css.ts'
import { useWords } from '../../provider/index.ts'

export interface BarProps {
  /** How much of the whole, 0 to 100. */
  percent: number
  /** `rating` has tape texture; `accent` and `inverse` are gauges.
   * @default 'rating' */
  tone?: 'rating' | 'accent' | 'inverse'
  /** What it measures, when no text beside it says so. Without it the bar is silent. */
  label?: string
}

/** A share drawn on a measuring tape. Its numbers belong in text beside it. */
export const Bar = ({ percent, tone = 'rating', label }: BarProps) => {
  const share = Math.min(100, Math.max(0, percent))
  const words = useWords()
  return (
    <div
      className={classes(css.track, css.tone[tone])}
      role={label === undefined ? undefined : 'img'}
      aria-label={label === undefined ? undefined : words(label)}
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
