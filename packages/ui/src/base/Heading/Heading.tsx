import type { ReactNode, Ref } from 'react'
import { classes } from '../../theme/classes.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './Heading.css.ts'

export interface HeadingProps {
  /** What it says. */
  children: ReactNode
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** How it looks, when that differs from its place.
   * @default by level: h1, h2, h3, card */
  size?: 'hero' | 'h1' | 'section' | 'h2' | 'h3' | 'card' | 'detail'
  /** Names a section through `aria-labelledby`. */
  id?: string
  /** Lets a script move the focus here, for instance after a page change.
   * @default false */
  isFocusable?: boolean
  /** The drawn heading. */
  ref?: Ref<HTMLHeadingElement>
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'card' } as const

/** A heading: its level is meaning, its size is looks. */
export const Heading = ({
  children,
  level,
  size = sizes[level],
  id,
  isFocusable = false,
  ref,
}: HeadingProps) => {
  const Tag = tags[level]
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={isFocusable ? -1 : undefined}
      className={classes(css.heading, css.size[size], isFocusable && css.focusable)}
    >
      {typeof children === 'string' ? <Words>{children}</Words> : children}
    </Tag>
  )
}
