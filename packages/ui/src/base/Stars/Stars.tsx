'use client'
import { classes, classOf } from '../../theme/classes.ts'
import { StarShape } from './StarShape.tsx'
import * as css from './Stars.css.ts'
import { useMessages } from '../../provider/context.ts'
import type { PassThroughProps } from '../passThrough.ts'

export interface StarsProps extends PassThroughProps<HTMLSpanElement> {
  /** Score from 0 to 5, rounded to whole stars. */
  score: number
  /** 16, 18 or 24 px.
   * @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** Renders a score as five stars, with the text alternative «4 de 5 estrellas». */
export const Stars = ({ score, size = 'md', ...rest }: StarsProps) => {
  const full = Math.round(Math.min(5, Math.max(0, score)))
  const getMessage = useMessages()
  return (
    <span className={css.stars} role="img" aria-label={getMessage('stars.score', { count: full })} {...rest}>
      {[1, 2, 3, 4, 5].map((place) => (
        <StarShape
          key={place}
          className={classes(place <= full ? css.full : css.empty, classOf(css.size, size))}
        />
      ))}
    </span>
  )
}
