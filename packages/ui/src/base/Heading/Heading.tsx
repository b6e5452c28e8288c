import type { ReactNode, Ref } from 'react'
import { classes } from '../../theme/classes.ts'
import { Message } from '../Message/Message.tsx'
import * as css from './Heading.css.ts'

export interface HeadingProps {
  /** Text. */
  children: ReactNode
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** Text style, if it differs from the level.
   * @default by level: h1, h2, h3, card */
  size?: 'hero' | 'h1' | 'section' | 'h2' | 'h3' | 'card' | 'detail'
  /** Id, for `aria-labelledby` of a section. */
  id?: string
  /** Lets a script focus the heading, for instance after navigation.
   * @default false */
  isFocusable?: boolean
  /** Ref to the heading. */
  ref?: Ref<HTMLHeadingElement>
}

/** Renders a heading whose text style is independent of its level. */
export const Heading = ({
  children,
  level,
  size = level === 4 ? 'card' : `h${level}`,
  id,
  isFocusable = false,
  ref,
}: HeadingProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={isFocusable ? -1 : undefined}
      className={classes(css.heading, css.size[size], isFocusable && css.focusable)}
    >
      <Message>{children}</Message>
    </Tag>
  )
}
