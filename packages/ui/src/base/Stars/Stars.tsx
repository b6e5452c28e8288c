'use client'
import { classes } from '../../theme/classes.ts'
import { StarShape } from './StarShape.tsx'
import * as css from './Stars.css.ts'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'

export interface StarsProps {
  /** From 0 to 5; halves and thirds are rounded to whole stars. */
  score: number
  /** 16, 18 or 24 px.
   * @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

const places = [1, 2, 3, 4, 5]

/** A score drawn as five stars, read as «4 de 5 estrellas». */
export const Stars = ({ score, size = 'md' }: StarsProps) => {
  const full = Math.round(Math.min(5, Math.max(0, score)))
  const words = useWords()
  return (
    <span className={css.stars} role="img" aria-label={words(baseCopy.score(full))}>
      {places.map((place) => (
        <StarShape key={place} className={classes(place <= full ? css.full : css.empty, css.size[size])} />
      ))}
    </span>
  )
}
