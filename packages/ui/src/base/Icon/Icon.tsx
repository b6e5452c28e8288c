import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { renderIconNode } from './Glyph.tsx'
import { glyph } from './Glyph.css.ts'
import * as css from './Icon.css.ts'
import type { IconNode } from './IconNode.ts'

export interface IconProps extends PassThroughProps<SVGSVGElement> {
  /** One of `icons`, or your own SVG elements. */
  icon: IconNode
  /** 16, 18, 20 or 24 px.
   * @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Color; `inherit` uses the color of the text.
   * @default 'inherit' */
  tone?: 'inherit' | 'muted' | 'accent'
  /** Text alternative, for an icon without text next to it. Without a label it is hidden from screen readers. */
  label?: string
}

/** Renders a line icon. */
export const Icon = ({ icon, size = 'lg', tone = 'inherit', label, ...rest }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={classes(glyph, classOf(css.size, size), classOf(css.tone, tone))}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
    {...rest}
  >
    {renderIconNode(icon)}
  </svg>
)
