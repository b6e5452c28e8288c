import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Heading.css.ts'

export interface HeadingProps extends PassThroughProps<HTMLHeadingElement> {
  /** Text. */
  children: ReactNode
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** Text style, if it differs from the level.
   * @default by level: h1, h2, h3, card */
  size?: 'hero' | 'h1' | 'section' | 'h2' | 'h3' | 'card' | 'detail'
  /** Lets a script focus the heading, for instance after navigation.
   * @default false */
  isFocusable?: boolean
}

/** Renders a heading whose text style is independent of its level. */
export const Heading = ({
  level,
  size = level === 4 ? 'card' : `h${level}`,
  isFocusable = false,
  ...rest
}: HeadingProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag
      tabIndex={isFocusable ? -1 : undefined}
      className={classes(css.heading, classOf(css.size, size), isFocusable && css.focusable)}
      {...rest}
    />
  )
}
