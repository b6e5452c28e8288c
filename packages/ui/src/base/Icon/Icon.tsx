'use client'
import { useWords } from '../../provider/setting.ts'
import { classes } from '../../theme/classes.ts'
import { shapesOf } from './Glyph.tsx'
import { glyph } from './Glyph.css.ts'
import * as css from './Icon.css.ts'
import type { Picture } from './picture.ts'

export interface IconProps {
  /** Which picture: one of `icons`, or shapes of one's own. */
  picture: Picture
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
export const Icon = ({ picture, size = 'lg', tone = 'inherit', label }: IconProps) => {
  const words = useWords()
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes(glyph, css.size[size], css.tone[tone])}
      role={label === undefined ? undefined : 'img'}
      aria-label={label === undefined ? undefined : words(label)}
      aria-hidden={label === undefined ? true : undefined}
    >
      {shapesOf(picture)}
    </svg>
  )
}
