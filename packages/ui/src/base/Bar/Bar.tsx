import { classes, classOf } from '../../theme/classes.ts'
import * as css from './Bar.css.ts'
import type { PassThroughProps } from '../passThrough.ts'

export interface BarProps extends PassThroughProps<HTMLDivElement> {
  /** Percentage, 0 to 100. */
  percent: number
  /** Appearance. `rating` resembles a tape measure; `accent` and `inverse` are plain gauges.
   * @default 'rating' */
  tone?: 'rating' | 'accent' | 'inverse'
  /** Text alternative, for a bar without text next to it. Without a label it is hidden from screen readers. */
  label?: string
}

/** Renders a percentage as a bar. Show the number as text next to it. */
export const Bar = ({ percent, tone = 'rating', label, ...rest }: BarProps) => {
  const share = Math.min(100, Math.max(0, percent))
  return (
    <div
      className={classes(css.track, classOf(css.tone, tone))}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      {...rest}
    >
      {/* An attribute, because policies block style attributes in the HTML of a server. */}
      <svg
        className={classes(css.fill, classOf(css.fillTone, tone))}
        data-empty={share === 0 || undefined}
        width={`${share}%`}
        aria-hidden="true"
      />
    </div>
  )
}
