'use client'
import { useBrand } from '../../provider/index.ts'
import { classes } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Logo.css.ts'

export interface LogoProps extends PassThroughProps<HTMLSpanElement> {
  /** `inverse` is for petrol surfaces.
   * @default 'plain' */
  tone?: 'plain' | 'inverse'
  /** Size of the name.
   * @default 'medium' */
  size?: 'medium' | 'large'
  /** Omits the name. The link around the mark must have it as accessible name.
   * @default false */
  isMarkOnly?: boolean
}

/** Renders mark and name of the brand. The default mark hangs from the top edge of its surface, which must clip. */
export const Logo = ({ tone = 'plain', size = 'medium', isMarkOnly = false, ...rest }: LogoProps) => {
  const { name, mark } = useBrand()
  return (
    <span className={classes(css.logo, css.size[size])} {...rest}>
      {mark === undefined ? <PlumbLine tone={tone} /> : <span className={css.ownMark}>{mark}</span>}
      {!isMarkOnly && <span className={css.word}>{name}</span>}
    </span>
  )
}

const PlumbLine = ({ tone }: Required<Pick<LogoProps, 'tone'>>) => (
  <svg className={css.mark} viewBox="0 0 24 30" aria-hidden="true">
    <path d="M12-400v410" stroke="currentColor" strokeWidth="2" />
    <path className={css.bob} d="M12 30 5.1 19.3A8.2 8.2 0 1 1 18.9 19.3Z" />
    <circle className={css.hole[tone]} cx="12" cy="14.6" r="3.1" />
  </svg>
)
