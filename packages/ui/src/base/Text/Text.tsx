import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'
import * as css from './Text.css.ts'

export interface TextProps extends PassThroughProps {
  /** Content of the text. */
  children: ReactNode
  /** Size by role. `label` is a narrow typeface for labels and notes.
   * @default 'body' */
  size?: 'lead' | 'body' | 'small' | 'label'
  /** Color by role. `inherit` uses the color of the surface.
   * @default 'inherit' */
  tone?: 'inherit' | 'default' | 'muted' | 'subtle' | 'accent' | 'danger' | 'success'
  /** Font weight.
   * @default 'regular' */
  weight?: 'regular' | 'medium' | 'strong'
  /** Maximum number of lines; the rest is cut off. */
  lines?: 1 | 2 | 3
  /** Uses digits of equal width, for numbers below each other.
   * @default false */
  isNumeric?: boolean
  /** Keeps the line breaks that the user typed.
   * @default false */
  keepLineBreaks?: boolean
  /** HTML element to render.
   * @default 'p' */
  element?: 'p' | 'span' | 'strong' | 'div' | 'dt' | 'dd' | 'time' | 'li'
}

/** Renders text. */
export const Text = ({
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  lines,
  isNumeric = false,
  keepLineBreaks = false,
  element: Element = 'p',
  ...rest
}: TextProps) => (
  <Element
    className={classes(
      css.text,
      classOf(css.size, size),
      classOf(css.tone, tone),
      classOf(css.weight, weight),
      lines && classOf(css.clamp, lines),
      isNumeric && css.numeric,
      keepLineBreaks && css.keepLineBreaks,
    )}
    {...(rest as AnyMainProps)}
  />
)
