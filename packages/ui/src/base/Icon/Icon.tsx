import { classes } from '../../theme/classes.ts'
import * as css from './Icon.css.ts'
import { type IconName, pictures } from './names.ts'

export interface IconProps {
  /** Which picture. */
  name: IconName
  /** 16, 18, 20 or 24 px.
   * @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Colour by role; `inherit` takes the text's own.
   * @default 'inherit' */
  tone?: 'inherit' | 'muted' | 'accent'
  /** What it means, when no text beside it says so. Without it the icon is silent. */
  label?: string
}

/** A line icon. */
export const Icon = ({ name, size = 'lg', tone = 'inherit', label }: IconProps) => {
  const Picture = pictures[name]
  return (
    <Picture
      className={classes(css.icon, css.size[size], css.tone[tone])}
      strokeWidth={1.75}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    />
  )
}
