import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './Text.css.ts'

export interface TextProps {
  /** What it says. */
  children: ReactNode
  /** Size by role; `label` is the narrow voice of drawing notes.
   * @default 'body' */
  size?: 'lead' | 'body' | 'small' | 'label'
  /** Colour by role; `inherit` keeps the surface's own.
   * @default 'inherit' */
  tone?: 'inherit' | 'default' | 'muted' | 'subtle' | 'accent' | 'danger' | 'success'
  /** How strong it is.
   * @default 'regular' */
  weight?: 'regular' | 'medium' | 'strong'
  /** Cuts after so many lines. */
  lines?: 1 | 2 | 3
  /** Figures of equal width, where numbers stack.
   * @default false */
  isNumeric?: boolean
  /** Keeps the line breaks that a person typed.
   * @default false */
  keepsLines?: boolean
  /** The HTML element.
   * @default 'p' */
  element?: 'p' | 'span' | 'strong' | 'div' | 'dt' | 'dd' | 'time' | 'li'
  /** Target of a description. */
  id?: string
}

/** A piece of text. */
export const Text = ({
  children,
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  lines,
  isNumeric = false,
  keepsLines = false,
  element: Element = 'p',
  id,
}: TextProps) => (
  <Element
    id={id}
    className={classes(
      css.text,
      css.size[size],
      css.tone[tone],
      css.weight[weight],
      lines && css.clamp[lines],
      isNumeric && css.numeric,
      keepsLines && css.keepLines,
    )}
  >
    {typeof children === 'string' ? <Words>{children}</Words> : children}
  </Element>
)
