'use client'
import { useBrand } from '../../provider/index.ts'
import { classes } from '../../theme/classes.ts'
import * as css from './Logo.css.ts'

export interface LogoProps {
  /** `inverse` on petrol.
   * @default 'plain' */
  tone?: 'plain' | 'inverse'
  /** Height of the word.
   * @default 'medium' */
  size?: 'medium' | 'large'
  /** The mark alone; the link around it must then carry the name.
   * @default false */
  isMarkOnly?: boolean
}

/** Mark and name of the brand. Plomada's own mark hangs from the top edge of its surface, which must clip. */
export const Logo = ({ tone = 'plain', size = 'medium', isMarkOnly = false }: LogoProps) => {
  const { name, mark } = useBrand()
  return (
    <span className={classes(css.logo, css.size[size])}>
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
