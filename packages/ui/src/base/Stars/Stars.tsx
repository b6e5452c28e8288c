'use client'
import { classOf } from '../../theme/classes.ts'
import { getHalfStarPath, getStarPath } from './StarShape.tsx'
import * as css from './Stars.css.ts'
import { useLocale, useMessages } from '../../provider/context.ts'
import type { PassThroughProps } from '../passThrough.ts'

export interface StarsProps extends PassThroughProps<HTMLSpanElement> {
  /** Score from 0 to 5, rounded to half stars. */
  score: number
  /** 16, 18 or 24 px.
   * @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Space between two stars, in units of their view box. */
const gaps = { sm: 3, md: 8 / 3, lg: 2 } as const

/** Renders a score as five stars, with the text alternative «4.5 out of 5 stars». */
export const Stars = ({ score, size = 'md', ...rest }: StarsProps) => {
  const shown = Math.round(2 * Math.min(5, Math.max(0, score))) / 2
  const full = Math.floor(shown)
  const getMessage = useMessages()
  const locale = useLocale()
  const getLeft = (index: number) => Number((index * (24 + gaps[size])).toFixed(2))
  const getPath = (start: number, end: number) =>
    Array.from({ length: end - start }, (_, index) => getStarPath(getLeft(start + index))).join('')
  return (
    <span
      className={css.stars}
      role="img"
      aria-label={getMessage('stars.score', { count: shown === full ? full : shown.toLocaleString(locale) })}
      {...rest}
    >
      {/* All in one element, because a list has a hundred stars. */}
      <svg
        className={classOf(css.row, size)}
        viewBox={`0 0 ${(5 * 24 + 4 * gaps[size]).toFixed(2)} 24`}
        aria-hidden="true"
      >
        {full < 5 && <path className={css.emptyRow} d={getPath(full, 5)} />}
        {shown > 0 && (
          <path
            className={css.fullRow}
            d={getPath(0, full) + (shown > full ? getHalfStarPath(getLeft(full)) : '')}
          />
        )}
      </svg>
    </span>
  )
}
