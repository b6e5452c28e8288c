'use client'
import { useBrand } from '../../provider/index.ts'
import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Logo.css.ts'

export interface LogoProps extends PassThroughProps<HTMLSpanElement> {
  /** Size of the name.
   * @default 'medium' */
  size?: 'medium' | 'large'
  /** Omits the name of a brand with a mark. The link around the mark must have it as accessible name.
   * @default false */
  isMarkOnly?: boolean
}

/** Renders mark and name of the provider's brand, in the color of the text. Without a brand it renders nothing. */
export const Logo = ({ size = 'medium', isMarkOnly = false, ...rest }: LogoProps) => {
  const { name, mark } = useBrand()
  if (!mark && !name) return null
  return (
    <span className={classes(css.logo, classOf(css.size, size))} {...rest}>
      {mark && <span className={css.mark}>{mark}</span>}
      {!(isMarkOnly && mark) && <span className={css.word}>{name}</span>}
    </span>
  )
}
