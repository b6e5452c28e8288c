import { classes } from '../../theme/classes.ts'
import * as css from './Logo.css.ts'

/** Name of the product, in one place. */
export const brandName = 'Plomada'

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

/** The plumb line, hanging from the top edge of its surface, and the word. The surface must clip. */
export const Logo = ({ tone = 'plain', size = 'medium', isMarkOnly = false }: LogoProps) => (
  <span className={classes(css.logo, css.size[size])}>
    <svg className={css.mark} viewBox="0 0 24 30" aria-hidden="true" focusable="false">
      <path d="M12-400v410" stroke="currentColor" strokeWidth="2" />
      <path className={css.bob} d="M12 30 5.1 19.3A8.2 8.2 0 1 1 18.9 19.3Z" />
      <circle className={css.hole[tone]} cx="12" cy="14.6" r="3.1" />
    </svg>
    {!isMarkOnly && <span className={css.word}>{brandName}</span>}
  </span>
)
